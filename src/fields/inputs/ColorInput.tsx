import { inputTexts } from '../../../i18n/fr/form'
import { useDraft } from '../../widgets/use-draft'
import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue, valueOfText } from './text-of'

/** A colour, typed #rrggbb or picked. */
export function ColorInput({ value, onChange, onBlur, related: _related, ...props }: InputProps) {
  const draft = useDraft({
    text: textOfValue(value, props.field),
    onText: (text) => onChange(valueOfText(text, props.field)),
    onBlur,
  })
  const shown = typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : '#ffffff'
  return (
    <FieldText
      {...props}
      {...draft}
      placeholder="#rrggbb"
      start={
        <input
          type="color"
          className="input-color"
          aria-label={inputTexts.colour}
          value={shown}
          disabled={props.disabled || props.readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}
