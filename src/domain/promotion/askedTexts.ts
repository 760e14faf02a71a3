/** Of one run. `dropped`: answers by reason; `left`: texts that nobody has read yet. */
export type AskedCounts = { asked: number; read: number; dropped: Record<string, number>; left: number }

/** For operators: «12 textos leídos, 1 respuesta descartada (late), quedan 3 para la próxima». */
export function askedWords({ read, dropped, left }: AskedCounts): string {
  const bad = Object.entries(dropped)
  const count = bad.reduce((sum, [, some]) => sum + some, 0)
  const why = bad.map(([reason, some]) => `${some} ${DROPPED[reason] ?? reason}`).join(', ')
  return [
    read === 1 ? '1 texto leído' : `${read} textos leídos`,
    ...(count === 0 ? [] : [`${count === 1 ? '1 respuesta descartada' : `${count} respuestas descartadas`} (${why})`]),
    ...(left === 0 ? [] : [left === 1 ? 'queda 1 para la próxima' : `quedan ${left} para la próxima`]),
  ].join(', ')
}
const DROPPED: Record<string, string> = { late: 'fuera de tiempo', huge: 'demasiado larga', refused: 'con error', unreadable: 'sin JSON' }
