import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { valueOfText } from './text-of'

const spelled = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2)

/** A small structure, as its text. */
export function JsonInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const draft = useDraft({
    text: spelled(value),
    onText: (text) => onChange(valueOfText(text, props.field)),
    onBlur,
  })
  return <FieldText {...props} {...draft} multiline attributes={{ className: 'input-code' }} />
}
