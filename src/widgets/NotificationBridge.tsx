import { useEffect, useEffectEvent, useState } from 'react'
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
} from 'react-admin'
import { toast as pageToasts, type ToastOptions, type Toasts, toastDuration } from './toast-store'
import { useCloseQuestion } from './unsaved'

const isUndoable = (notification: NotificationPayload) => Boolean(notification.notificationOptions?.undoable)

/**
 * Shows react-admin's notifications as toasts: `<Admin notification={NotificationBridge}>` beside a `<Toaster/>`.
 * Undoable ones come one at a time: leaving applies the change, « Annuler » takes it back.
 */
export function NotificationBridge({ toasts = pageToasts }: { toasts?: Toasts }) {
  const { notifications, setNotifications } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [pending, setPending] = useState(false)

  const settle = useEffectEvent((isUndo: boolean) => {
    setPending(false)
    takeMutation()?.({ isUndo })
  })

  const drain = useEffectEvent(() => {
    const undoable = pending ? undefined : notifications.find(isUndoable)
    const ready = notifications.filter((one) => !isUndoable(one) || one === undoable)
    if (ready.length === 0) return
    setNotifications((all) => all.filter((one) => !ready.includes(one)))
    if (undoable) setPending(true)
    for (const one of ready) show(toasts, one, one === undoable ? (isUndo) => settle(isUndo) : undefined)
  })

  useEffect(() => drain(), [notifications, pending])
  // A change that may still be undone is not applied yet.
  useCloseQuestion(pending)
  return null
}

function show(toasts: Toasts, notification: NotificationPayload, settle?: (isUndo: boolean) => void) {
  const { message, type, notificationOptions = {} } = notification
  const options: ToastOptions = {
    values: notificationOptions.messageArgs,
    duration: durationOf(notificationOptions.autoHideDuration),
  }
  if (settle) {
    options.key = toasts.newKey()
    options.action = { label: 'widget.undo', run: () => settle(true) }
    options.onClose = () => settle(false)
  }
  if (typeof message === 'string') return toasts[type](message, options)
  const key: string = toasts[type](
    <CloseNotificationContext.Provider value={() => toasts.close(key)}>
      {message}
    </CloseNotificationContext.Provider>,
    options,
  )
}

function durationOf(milliseconds: number | null | undefined): number | null {
  return milliseconds === undefined ? toastDuration : milliseconds || null
}
