import { TextArea } from '../../widgets/TextArea'
import { hintOf, type InputProps } from './input-props'

/** Several lines; a text never grows past the declared length. */
export function LongTextInput({ field, id, value, onChange, onBlur, ...props }: InputProps) {
  return (
    <TextArea
      id={id}
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      onBlur={onBlur}
      textLimit={field.max}
      helperText={hintOf({ ...props, field })}
      error={props.error !== undefined}
      required={props.required}
      disabled={props.disabled || props.readOnly}
    />
  )
}
