import { useFormState } from 'react-hook-form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Row } from '../form/form-scope'
import { DeclaredActions } from './DeclaredActions'

type Props = { resource: AnyResource; record: Row; onChanged: (record: Row) => void }

/** The declared actions over a form: asleep while something typed is not saved, which they would take away. */
export function CleanActions(props: Props) {
  const { isDirty } = useFormState()
  return <DeclaredActions {...props} disabled={isDirty} />
}
