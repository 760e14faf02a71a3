/** Yapa, the hornero, beside its oven of mud: drawn for this product. `size` in CSS pixels. Decorative: what it says stands in words. */
export function Hornero({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="#ffcb2e" />
      <path d="M12 40c0-13 9-22 21-22 8 0 14 5 15 12 1 9-6 18-17 18H20c-5 0-8-3-8-8Z" fill="#9a5a2b" />
      <path d="M24 46c-2-9 4-16 14-16 5 0 8 2 9 5-2 7-8 11-15 11Z" fill="#f3dcb8" />
      <path d="M14 36 4 44l11 1Z" fill="#7a431d" />
      <path d="M47 25l11 3-11 4Z" fill="#4a3320" />
      <circle cx="41" cy="26" r="2.6" fill="#1d1b16" />
      <circle cx="42" cy="25.2" r="0.8" fill="#fff" />
      <path d="M18 34c5-4 12-4 17 1-4 5-12 6-17-1Z" fill="#7a431d" />
      <path d="M28 48v7m7-7v7" stroke="#4a3320" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
