import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { conditionOf, followedBy } from '../../../resources/schema/followed'
import { inputs } from '../../fields/inputs'
import type { InputProps } from '../../fields/inputs/input-props'

type Props = InputProps & {
  /** Name of the field in its record. */
  name: string
  /** Of the record in the form. */
  path: string
  as: 'ref' | 'refs'
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'number')

/** A reference whose choices follow fields beside it: another value there takes away what was chosen for the former one. */
export function FollowingInput({ name, path, as, ...props }: Props) {
  const beside = followedBy(props.field)
  const values = useWatch({ name: beside.map((one) => path + one) })
  const { getFieldState } = useFormContext()
  const formState = useFormState()
  // Read, so that what was typed is told from what was loaded.
  const isTyped =
    formState.dirtyFields && [name, ...beside].some((one) => getFieldState(path + one, formState).isDirty)
  const row = Object.fromEntries(beside.map((one, index) => [one, values[index]]))
  const where = Object.fromEntries(conditionOf(props.field, row).asked)
  const told = JSON.stringify(where)
  const before = useRef(told)
  const giveWay = useEffectEvent(() => {
    if (isTyped && isFilled(props.value)) props.onChange(as === 'refs' ? [] : null)
  })
  useEffect(() => {
    if (before.current !== told) giveWay()
    before.current = told
  }, [told])
  const Input = inputs[as]
  return <Input {...props} where={where} />
}
