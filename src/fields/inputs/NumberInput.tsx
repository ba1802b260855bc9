import { inputTexts } from '../../../i18n/fr/form'
import type { Field } from '../../../resources/schema/field'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue, valueOfText } from './text-of'

const suffixes: Partial<Record<Field['kind'], string>> = {
  money: '€',
  unitPrice: '€',
  rate: '%',
  note: '/ 20',
}
const withoutSuffix = (text: string) => text.replace(/[\s\u00a0]*[€%]$/, '')

/** A number typed the French way, with a comma; its unit stands behind it. */
export function NumberInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const { field } = props
  const draft = useDraft({
    text: withoutSuffix(textOfValue(value, field)),
    onText: (text) => onChange(valueOfText(text, field)),
    onBlur,
  })
  const example = field.example === undefined ? undefined : withoutSuffix(textOfValue(field.example, field))
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={example && inputTexts.example(example)}
      attributes={{ inputMode: field.kind === 'int' ? 'numeric' : 'decimal', className: 'input-number' }}
      end={field.unit ?? suffixes[field.kind]}
    />
  )
}
