import { type RefObject, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { formTexts } from '../../i18n/fr/form'
import { ConfirmDialog } from './ConfirmDialog'
import { hasUnsaved, useCloseQuestion, useHasUnsaved } from './unsaved'

interface Props {
  /** Leaving now would lose something. */
  isDirty: boolean
  /** The page goes away by itself, after a save. */
  isLeaving?: RefObject<boolean>
  /** Tried before anybody is asked; answers whether nothing is lost any more. */
  keep?: () => Promise<boolean>
}

/**
 * Asks before something is lost: leaving for another page, closing or reloading this one. One a page: the router knows one; it
 * also asks for what other parts of the page hold (`useUnsaved`).
 */
export function LeaveGuard({ isDirty, isLeaving, keep }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || hasUnsaved()) && !isLeaving?.current && nextLocation.pathname !== currentLocation.pathname,
  )
  const [isLost, setLost] = useState(false)
  const isBlocked = blocker.state === 'blocked'

  useEffect(() => {
    if (!isBlocked || !keep) return
    let isHere = true
    keep().then((isKept) => {
      if (!isHere) return
      if (isKept) blocker.proceed?.()
      else setLost(true)
    })
    return () => {
      isHere = false
      setLost(false)
    }
    // What was asked when the page was to be left decides, not what is drawn later.
  }, [isBlocked])

  useCloseQuestion(useHasUnsaved() || isDirty, () => isLeaving?.current)

  return (
    <ConfirmDialog
      open={isBlocked && (!keep || isLost)}
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
