import { useEngine } from '../engine'
import { ChoiceBox } from './ChoiceBox'
import type { InputProps } from './input-props'
import { useChosen } from './use-chosen'

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** Several rows of another resource. */
export function RefsInput({ value, onChange, related, ...props }: InputProps) {
  const target = useEngine().registry.get(props.field.to ?? '')
  const { chosen, keep } = useChosen(target, idsOf(value), related)
  return (
    <ChoiceBox
      {...props}
      target={target}
      multiple
      chosen={chosen}
      onChoose={(choices) => {
        keep(choices)
        onChange(choices.map((choice) => choice.id))
      }}
    />
  )
}
