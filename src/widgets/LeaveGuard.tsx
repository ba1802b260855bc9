import { type RefObject, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { formTexts } from '../../i18n/fr/form'
import { ConfirmDialog } from './ConfirmDialog'

interface Props {
  /** Leaving now would lose something. */
  isDirty: boolean
  /** The page goes away by itself, after a save. */
  isLeaving?: RefObject<boolean>
  /** Tried before anybody is asked; answers whether nothing is lost any more. */
  keep?: () => Promise<boolean>
}

/** Asks before something is lost: leaving for another page, closing or reloading this one. One a page: the router knows one. */
export function LeaveGuard({ isDirty, isLeaving, keep }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving?.current && nextLocation.pathname !== currentLocation.pathname,
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

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving?.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isLeaving])

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
