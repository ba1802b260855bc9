import type { Field } from '../../../resources/schema/field'

/** What every input of a field is given; the value is the stored one, or the typed text while it is not yet good. */
export interface InputProps {
  field: Field
  /** Of the control, to which label and messages are tied. */
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  /** Why the value is refused. */
  error?: string
  /** A remark on a value that is accepted. */
  warning?: string
  required?: boolean
  disabled?: boolean
  /** Shown and read, not changed. */
  readOnly?: boolean
  /** Of a reference: what the rows that may be chosen say. */
  where?: Readonly<Record<string, string | number | boolean>>
  /** What the record's answer says of the row, rows or file that the value refers to. */
  related?: unknown
}

/** The line under an input: the refusal, else the remark, else the declared help. */
export const hintOf = ({ error, warning, field }: Pick<InputProps, 'error' | 'warning' | 'field'>) =>
  error ?? warning ?? field.help
