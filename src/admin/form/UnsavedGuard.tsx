import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveGuard } from '../../widgets/LeaveGuard'

/** Asks before unsaved changes of a form are lost. */
export function UnsavedGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const { isDirty } = useFormState()
  return <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
}
