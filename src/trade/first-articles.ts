import type { SessionUser } from '../../providers/session-user'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import type { ShopQuestion } from '../../resources/catalogue/shop'
import type { DeviceKeeper } from '../layout/leaving'

/** Under which the device keeps them; the script of the page's frame reads it too (`server/page-frame.ts`). */
export const firstArticlesKey = 'firstArticles'

const most = 12

/** The first articles of a catalogue as somebody last saw them: they stand at once on the next visit, while they are asked for anew. */
export interface FirstArticles {
  /** The id of who saw them. */
  user: number
  /** The address that shows them. */
  path: string
  title: string
  /** What is read of each article: name, origin, price, price of a packaging. */
  lines: readonly (readonly string[])[]
  question: ShopQuestion
  answer: ShopAnswer
}

/** Keeps them until the session ends; a device whose memory is full keeps none. */
export function keepFirstArticles(first: FirstArticles): void {
  const { lines, answer } = first
  const kept = {
    ...first,
    lines: lines.slice(0, most),
    answer: { ...answer, data: answer.data.slice(0, most) },
  }
  try {
    localStorage.setItem(firstArticlesKey, JSON.stringify(kept))
  } catch {
    localStorage.removeItem(firstArticlesKey)
  }
}

/** What this person last got for exactly this question, at most a dozen articles. */
export function firstArticlesOf(
  user: SessionUser | undefined,
  question: ShopQuestion,
): ShopAnswer | undefined {
  const text = localStorage.getItem(firstArticlesKey)
  if (!text) return undefined
  try {
    const kept: FirstArticles = JSON.parse(text)
    const isSame = kept.user === user?.id && JSON.stringify(kept.question) === JSON.stringify(question)
    return isSame ? kept.answer : undefined
  } catch {
    return undefined
  }
}

/** They go with the session. */
export const firstArticlesOnDevice: DeviceKeeper = {
  warning: () => undefined,
  forget: () => localStorage.removeItem(firstArticlesKey),
}
