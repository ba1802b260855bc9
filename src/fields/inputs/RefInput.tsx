import { useEngine } from '../engine'
import { ChoiceBox } from './ChoiceBox'
import type { InputProps } from './input-props'
import { useChosen } from './use-chosen'

/** One row of another resource. */
export function RefInput({ value, onChange, related, ...props }: InputProps) {
  const target = useEngine().registry.get(props.field.to ?? '')
  const { chosen, keep } = useChosen(target, typeof value === 'number' ? [value] : [], related)
  return (
    <ChoiceBox
      {...props}
      target={target}
      multiple={false}
      chosen={chosen}
      onChoose={(choices) => {
        keep(choices)
        onChange(choices[0]?.id ?? null)
      }}
    />
  )
}
