import { MultiSelect } from '../../widgets/MultiSelect'
import { TagInput } from '../../widgets/TagInput'
import { hintOf, type InputProps } from './input-props'

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Several texts: typed one by one, or chosen out of a declared list. */
export function ListInput({ field, value, onChange, onBlur, ...props }: InputProps) {
  const common = {
    label: field.label,
    error: props.error !== undefined,
    helperText: hintOf({ ...props, field }),
    required: props.required,
    disabled: props.disabled || props.readOnly,
  }
  if (field.options) {
    const options = Object.entries(field.options).map(([key, label]) => ({ value: key, label }))
    return (
      <MultiSelect {...common} options={options} value={textsOf(value)} onChange={onChange} onBlur={onBlur} />
    )
  }
  return (
    <TagInput
      {...common}
      value={textsOf(value).map((label) => ({ label }))}
      onChange={(tags) => onChange(tags.map((tag) => tag.label))}
      maxTags={field.max}
    />
  )
}
