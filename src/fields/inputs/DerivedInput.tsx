import { FieldText } from './FieldText'
import type { InputProps } from './input-props'
import { textOfValue } from './text-of'

/** A value that nobody types: worked out from the row, or given by the server. */
export function DerivedInput({ field, id, value }: InputProps) {
  const shape = field.of ?? field
  return (
    <FieldText
      id={id}
      field={field}
      value={textOfValue(value, shape)}
      onChange={undefined}
      readOnly
      attributes={{ className: 'input-derived' }}
      end={shape.unit}
    />
  )
}
