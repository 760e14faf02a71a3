import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './ApiPart.module.css'
import type { ApiDescription } from './api.functions.ts'

export function ApiPart({ description, origin, operations }: ApiDescription) {
  return (
    <section id="api" className={styles.api} aria-labelledby="programas">
      <h2 id="programas">API para programas</h2>
      <p>{description.replaceAll('`', '')}</p>
      <p>
        Para programas: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> (OpenAPI 3.1). Un pedido que no se entiende se contesta con
        400 y <code>application/problem+json</code>, que nombra el parámetro.
      </p>
      {operations.map((operation) => (
        <Operation key={operation.path} origin={origin} {...operation} />
      ))}
    </section>
  )
}

function Operation({ origin, path, summary, parameters }: ApiDescription['operations'][number] & { origin: string }) {
  const [first] = parameters.filter(({ example }) => example !== null)
  const isDirect = !path.includes('{')
  const example = first && isDirect ? `${path}?${first.name}=${first.example}` : path
  return (
    <section aria-label={path}>
      <h3>
        <code>GET {path}</code>
      </h3>
      <p>{summary}</p>
      {parameters.length > 0 && (
        <dl>
          {parameters.map(({ name, description, example: value }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {description}
                {value !== null && (
                  <span className={text.soft}>
                    {' '}
                    Por ejemplo <code>{value}</code>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isDirect && (
        <p>
          <a className={link.touch} href={example}>
            {origin}
            {example}
          </a>
        </p>
      )}
    </section>
  )
}
