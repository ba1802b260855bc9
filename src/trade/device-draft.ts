import type { SessionUser } from '../../providers/session-user'

/** Whose drafts they are; an administrator who acts as somebody has others than that person. */
export const personOf = (user: SessionUser | undefined): string =>
  user ? `${user.id}${user.isImpersonated ? '-as' : ''}` : 'nobody'

/** What somebody has typed and the server does not have yet. */
export interface DeviceDraft<T> {
  value: T
  /** What the server had when it was typed. */
  version: string | null
  /** When it was kept. */
  at: string
}

/** Keeps one draft of one person on this device: it outlives the page and the session, and nobody else reads it. */
export function deviceDraft<T>(person: string, name: string) {
  const key = `draft.${person}.${name}`
  return {
    read(): DeviceDraft<T> | undefined {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
      } catch {
        localStorage.removeItem(key)
        return undefined
      }
    },
    /** Too much for the device is not kept there; the page still holds it. */
    keep(draft: Omit<DeviceDraft<T>, 'at'>) {
      try {
        localStorage.setItem(key, JSON.stringify({ ...draft, at: new Date().toISOString() }))
      } catch {
        localStorage.removeItem(key)
      }
    },
    drop: () => localStorage.removeItem(key),
  }
}
