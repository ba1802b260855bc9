import { inputTexts } from '../../../i18n/fr/form'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue, valueOfText } from './text-of'

const withoutSuffix = (text: string) => text.replace(/[\s\u00a0]*[€%]$/, '')

interface Writing {
  /** The keyboard of a telephone; with a comma unless told. */
  keyboard?: 'numeric'
  /** What stands behind it where its field has no unit. */
  end?: string
}

/** The input of a kind that is a number. */
export const numberInput = (writing: Writing) => (props: InputProps) => (
  <NumberInput {...props} writing={writing} />
)

/** A number typed the French way, with a comma; its unit stands behind it. */
function NumberInput({
  value,
  onChange,
  onBlur,
  related: _related,
  writing,
  ...props
}: InputProps & { writing: Writing }) {
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
      placeholder={example && inputTexts.example({ text: example })}
      attributes={{ inputMode: writing.keyboard ?? 'decimal', className: 'input-number' }}
      end={field.unit ?? writing.end}
    />
  )
}
