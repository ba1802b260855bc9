import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'

/** Asks before unsaved changes are lost: leaving for another page, closing or reloading this one. */
export function UnsavedGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const { isDirty } = useFormState()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && nextLocation.pathname !== currentLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isLeaving])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={formTexts.leaveTitle}
      confirmLabel={formTexts.leave}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {formTexts.leaveText}
    </ConfirmDialog>
  )
}
