import { useEffect, useSyncExternalStore } from 'react'
import type { Toast, Toasts } from '../widgets/toast-store'
import { say } from './say'

/** The page's toasts, without MUI: 5000 ms, closable, errors red. */
export function ToastList({ toasts }: { toasts: Toasts }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <section className="toasts" aria-label={say('common.messages')}>
      {list.map((toast) => (
        <ToastLine key={toast.key} toast={toast} toasts={toasts} />
      ))}
    </section>
  )
}

function ToastLine({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const { key, duration } = toast
  useEffect(() => {
    if (duration === null) return
    const timer = setTimeout(() => toasts.close(key), duration)
    return () => clearTimeout(timer)
  }, [toasts, key, duration])
  return (
    <div className={`toast toast-${toast.kind}`} role={toast.kind === 'error' ? 'alert' : 'status'}>
      <span className="toast-text">{toast.message}</span>
      <button
        type="button"
        className="toast-close"
        onClick={() => toasts.close(key)}
        aria-label={say('common.closeMessage')}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
