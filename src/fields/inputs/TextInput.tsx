import { inputTexts } from '../../../i18n/fr/form'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue, valueOfText } from './text-of'

interface Spelling {
  /** How it is spelled as one types it: separators come by themselves. */
  mask?: (text: string) => string
  /** What the keyboard and the browser should know of it. */
  attributes?: Readonly<Record<string, string | boolean>>
}

/** The input of a kind that is one line of text. */
export const textInput = (spelling: Spelling) => (props: InputProps) => (
  <TextInput {...props} spelling={spelling} />
)

/** One line of text: free, or an identifier that spells itself as one types. */
export function TextInput({
  value,
  onChange,
  onBlur,
  related: _related,
  spelling = {},
  ...props
}: InputProps & { spelling?: Spelling }) {
  const { field } = props
  const draft = useDraft({
    text: textOfValue(value, field),
    onText: (text) => onChange(valueOfText(text, field)),
    onBlur,
    mask: spelling.mask,
  })
  const example = typeof field.example === 'string' ? textOfValue(field.example, field) : undefined
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder={example && inputTexts.example({ text: example })}
      attributes={spelling.attributes}
      end={counter(draft.value, field.max)}
    />
  )
}

/** Said once the text comes near its limit. */
const counter = (text: string, max: number | undefined) =>
  max !== undefined && max > 10 && text.length > max * 0.8 ? `${text.length}/${max}` : undefined
