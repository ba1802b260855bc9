/** A sentence that crosses from one page to the next (login to application, application to login). */
export interface Notice {
  kind: 'success' | 'error' | 'info'
  text: string
}

const key = 'notice'

/** Leaves a sentence in this tab for the next page. */
export function leaveNotice(storage: Pick<Storage, 'setItem'>, notice: Notice) {
  storage.setItem(key, JSON.stringify(notice))
}

/** Takes the sentence left by the page before, once. */
export function takeNotice(storage: Pick<Storage, 'getItem' | 'removeItem'>): Notice | undefined {
  const text = storage.getItem(key)
  storage.removeItem(key)
  try {
    const notice: unknown = JSON.parse(text ?? 'null')
    return isNotice(notice) ? notice : undefined
  } catch {
    return undefined
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false
  const { kind, text } = value as Partial<Notice>
  return typeof text === 'string' && (kind === 'success' || kind === 'error' || kind === 'info')
}
