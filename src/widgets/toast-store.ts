import type { ReactNode } from 'react'

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'update'
export type ToastAction = { label: string; run: () => void }

export type Toast = {
  /** Two toasts of one key are never shown together. */
  key: string
  kind: ToastKind
  /** A message key, a text, or ready content. */
  message: ReactNode
  values?: Record<string, string | number>
  /** Milliseconds before it closes by itself; null stays until closed. */
  duration: number | null
  action?: ToastAction
  /** Called once, when it leaves for any reason but its action. */
  onClose?: () => void
}
export type ToastOptions = Partial<Omit<Toast, 'kind' | 'message'>>

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000

/** The list of toasts shown, and the verbs that change it. */
export function createToasts() {
  let shown: readonly Toast[] = []
  let nextKey = 1
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  const newKey = () => `toast-${nextKey++}`

  function add(kind: ToastKind, message: ReactNode, options: ToastOptions = {}): string {
    const key = options.key ?? (typeof message === 'string' ? message : newKey())
    if (!shown.some((toast) => toast.key === key)) {
      change([...shown, { duration: toastDuration, ...options, kind, message, key }])
    }
    return key
  }

  function remove(key: string): Toast | undefined {
    const toast = shown.find((one) => one.key === key)
    if (toast) change(shown.filter((one) => one.key !== key))
    return toast
  }

  return {
    /** A key no other toast has. */
    newKey,
    success: (message: ReactNode, options?: ToastOptions) => add('success', message, options),
    error: (message: ReactNode, options?: ToastOptions) => add('error', message, options),
    info: (message: ReactNode, options?: ToastOptions) => add('info', message, options),
    warning: (message: ReactNode, options?: ToastOptions) => add('warning', message, options),
    /** « Nouvelle version disponible », which stays until « Actualiser » or closed. */
    update: (refresh: () => void) =>
      add('update', 'widget.toast.update', {
        duration: null,
        action: { label: 'widget.toast.refresh', run: refresh },
      }),
    close: (key: string) => remove(key)?.onClose?.(),
    /** Runs the toast's action and takes it away. */
    act: (key: string) => remove(key)?.action?.run(),
    clear: () => {
      const gone = shown
      change([])
      for (const toast of gone) toast.onClose?.()
    },
    list: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** The toasts of this page: `toast.success('Enregistré')`. */
export const toast = createToasts()
