import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
import { percent, pesos } from '#domain/text/words.ts'
import { button } from '#ui/button.ts'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './InstalmentRate.module.css'

type Props = { rate: number; amount: number | undefined; place: string }

/** Shows and changes the rate that values instalments. It is a plain form; the server stores the rate with the wallet. */
export function InstalmentRate({ rate, amount, place }: Props) {
  return (
    <div className={styles.rate}>
      <p className={text.aside}>
        No vuelve plata: pagás después, y mientras tanto la tuya rinde.{' '}
        <span>{`Lo valuamos con una tasa de ${percent(rate)}% mensual${amount === undefined ? `, en una compra de ${pesos(TYPICAL_AMOUNT)}` : ''}.`}</span>
      </p>
      <details>
        <summary className={link.disclosure}>Cambiar la tasa</summary>
        <form method="post" action={place}>
          <label>
            % mensual
            <input
              className={field.field}
              name="rate"
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              size={5}
              pattern="50|[0-4]?\d([.,]\d{1,2})?"
              title="Un número de 0 a 50, como 2,5"
              defaultValue={percent(rate)}
            />
          </label>
          <button className={button()} type="submit" name="change" value="rate">
            Guardar
          </button>
        </form>
      </details>
    </div>
  )
}
