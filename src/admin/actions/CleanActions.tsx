import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { DeclaredActions } from './DeclaredActions'

type Props = Omit<ComponentProps<typeof DeclaredActions>, 'disabled'>

/** The declared actions over a form: asleep while something typed is not saved, which they would take away. */
export function CleanActions(props: Props) {
  const { isDirty } = useFormState()
  return <DeclaredActions {...props} disabled={isDirty} />
}
