import { useWatch } from 'react-hook-form'
import type { Field } from '../../../resources/schema/field'
import { generalOptions } from '../../../resources/settings/general-option-keys'
import type { FormScope } from '../../admin/form/form-scope'
import { type Input, inputs } from '../../fields/inputs'
import type { InputProps } from '../../fields/inputs/input-props'

type Shape = { kind: keyof typeof inputs; read: (text: string) => unknown; write: (value: unknown) => string }

const asText = (value: unknown) => String(value)

/** How the text of an option is edited, after its type: kept as text, numbers with a point. */
const shapes: Record<string, Shape> = {
  int: { kind: 'int', read: Number, write: asText },
  decimal: { kind: 'decimal', read: asText, write: asText },
  bool: { kind: 'bool', read: (text) => text === 'true', write: asText },
  intList: {
    kind: 'list',
    read: (text) => text.split(','),
    write: (items) => (Array.isArray(items) ? items.map((item) => String(item).trim()).join(',') : ''),
  },
}

/** The value of a general option: a number, a switch or a list, as its type says. */
export function OptionValueInput({
  field,
  value,
  onChange,
  scope,
  ...props
}: InputProps & { scope: FormScope }) {
  const [type, key, unit] = useWatch({ name: ['type', 'key', 'unit'] })
  const shape = shapes[String(type ?? scope.record?.type)]
  const Fallback: Input = inputs.text
  if (!shape) return <Fallback {...props} field={field} value={value} onChange={onChange} />
  const Input: Input = inputs[shape.kind]
  const known = generalOptions.find((option) => option.key === key)
  const typed: Field = {
    ...field,
    kind: shape.kind,
    unit: typeof unit === 'string' && unit ? unit : undefined,
    max: shape.kind === 'list' ? known?.items : undefined,
    digits: [12, 2],
  }
  const isEmpty = value === null || value === undefined || value === ''
  return (
    <Input
      {...props}
      field={typed}
      value={isEmpty ? null : shape.read(String(value))}
      onChange={(next) =>
        onChange(next === null || (Array.isArray(next) && !next.length) ? null : shape.write(next))
      }
    />
  )
}
