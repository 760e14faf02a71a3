/** A stroke of fileteado, the ornament of Buenos Aires' carts and shop signs. For the mascot's company in empty states, nowhere else. */
export function Flourish() {
  return (
    <svg width="200" height="36" viewBox="0 0 200 36" fill="none" aria-hidden="true">
      <Half />
      <g transform="matrix(-1 0 0 1 200 0)">
        <Half />
      </g>
      <circle cx="100" cy="18" r="6" fill="#d5402b" />
      <circle cx="98" cy="16" r="2" fill="#fff7e6" />
    </svg>
  )
}

function Half() {
  return (
    <>
      <path
        d="M92 19c-14 11-34 12-48 2-9-7-20-8-27-1-5 5-3 12 3 12 5 0 7-6 3-8"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M90 14C80 3 66 2 57 9c-4 4-2 10 3 9 4-1 4-6 1-7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M78 24c-4 7-11 10-18 9 2-6 9-11 18-9Z" fill="#1b7a45" />
      <path d="M46 20c-2-8-8-13-16-13 0 7 7 14 16 13Z" fill="#ffcb2e" />
      <path d="M70 6c4-4 9-5 14-3-3 5-9 6-14 3Z" fill="#ffcb2e" />
    </>
  )
}
