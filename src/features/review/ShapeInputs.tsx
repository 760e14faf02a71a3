import { spanishLabel } from './deskWords.ts'
import { type FormInput, type FormValues, TICKED_VALUE } from './shapeForm.ts'

type ShapeInputsProps = { input: FormInput; typed: FormValues; start: string }

/** Renders the inputs of a value of any shape. @param start The prefix of the names of a promotion's inputs. */
export function ShapeInputs({ input, typed, start }: ShapeInputsProps) {
  const name = `${start}${input.name}`
  const [value = ''] = typed[input.name] ?? []
  const label = spanishLabel(input.label)
  switch (input.kind) {
    case 'group':
      return (
        <div className="inputs wide">
          <b>{label}</b>
          <div className="fields">
            {input.inputs.map((one) => (
              <ShapeInputs key={one.name} input={one} typed={typed} start={start} />
            ))}
          </div>
        </div>
      )
    case 'ticks':
      return (
        <div className="group wide">
          <b>{label}</b>
          <span>
            {input.values.map((one) => (
              <label key={one}>
                <input type="checkbox" name={name} value={one} defaultChecked={typed[input.name]?.includes(one)} />
                {spanishLabel(one, input.label)}
              </label>
            ))}
          </span>
        </div>
      )
    case 'tick':
      return (
        <div className="group">
          <label>
            <input type="checkbox" name={name} value={TICKED_VALUE} defaultChecked={value === TICKED_VALUE} />
            {label}
          </label>
        </div>
      )
    case 'choice':
      return (
        <label>
          <span>{label}</span>
          <select name={name} defaultValue={value}>
            {input.values.map((one) => (
              <option key={one} value={one}>
                {one === '' ? 'no dice' : spanishLabel(one, input.label)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'lines':
      return (
        <label className="wide">
          <span>{label}: uno por renglón</span>
          <textarea name={name} defaultValue={value} />
        </label>
      )
    default:
      return (
        <label>
          <span>{label}</span>
          <input name={name} defaultValue={value} inputMode={input.kind === 'number' ? 'numeric' : undefined} autoComplete="off" />
        </label>
      )
  }
}
