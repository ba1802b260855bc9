import { inputTexts } from '../../../i18n/fr/form'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { masks } from './masks'
import { textAttributes } from './text-attributes'
import { textOfValue, valueOfText } from './text-of'

/** One line of text: free, or an identifier that spells itself as one types. */
export function TextInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const { field } = props
  const draft = useDraft({
    text: textOfValue(value, field),
    onText: (text) => onChange(valueOfText(text, field)),
    onBlur,
    mask: masks[field.kind],
  })
  const example = typeof field.example === 'string' ? textOfValue(field.example, field) : undefined
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={example && inputTexts.example(example)}
      attributes={textAttributes[field.kind]}
      end={counter(draft.value, field.max)}
    />
  )
}

/** Said once the text comes near its limit. */
const counter = (text: string, max: number | undefined) =>
  max !== undefined && max > 10 && text.length > max * 0.8 ? `${text.length}/${max}` : undefined
