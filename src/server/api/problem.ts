export type ProblemStatus = 400 | 403 | 404 | 405 | 410 | 413 | 429 | 500 | 503

const TITLES: Record<ProblemStatus, string> = {
  400: 'Pedido no válido',
  403: 'No permitido',
  404: 'No existe',
  405: 'Método no permitido',
  410: 'Ya no existe',
  413: 'Pedido demasiado grande',
  429: 'Demasiados pedidos',
  500: 'Error interno',
  503: 'No disponible por ahora',
}

/** The answer to a bad request (RFC 9457): `detail` in Spanish, `parameter` the query parameter at fault. */
export type ProblemBody = { type: string; title: string; status: ProblemStatus; detail: string; parameter?: string }

export function makeProblemBody({ status, detail, parameter }: { status: ProblemStatus; detail: string; parameter?: string }): ProblemBody {
  return { type: 'about:blank', title: TITLES[status], status, detail, ...(parameter === undefined ? {} : { parameter }) }
}

/** A route throws this when it cannot answer. It becomes an `application/problem+json` answer. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly body: ProblemBody

  constructor(status: ProblemStatus, detail: string, parameter?: string) {
    super(detail)
    this.body = makeProblemBody(parameter === undefined ? { status, detail } : { status, detail, parameter })
  }
}

export function makeParameterProblem(parameter: string, detail: string): ApiProblem {
  return new ApiProblem(400, detail, parameter)
}
