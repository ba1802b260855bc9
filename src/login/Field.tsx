import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  /** The sentence under the field; it also makes the field invalid. */
  error?: string
  onChange: (value: string) => void
  /** Something at the end of the field (the reveal button). */
  end?: ReactNode
}

/** A labelled text field with its error. */
export function Field({ label, error, onChange, end, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
