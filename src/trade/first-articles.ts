import type { Session } from '../../providers/session-storage'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import type { ShopQuestion } from '../../resources/catalogue/shop'

/** Under which the session keeps them, and takes them with it; the script of the page's frame reads it too (`server/page-frame.ts`). */
export const firstArticlesKey = 'articles'

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

/** What this person last got for exactly this question, at most a dozen articles. */
export function firstArticlesOf(session: Session, question: ShopQuestion): ShopAnswer | undefined {
  const text = session.read(firstArticlesKey)
  if (!text) return undefined
  try {
    const kept: FirstArticles = JSON.parse(text)
    const isSame =
      kept.user === session.user()?.id && JSON.stringify(kept.question) === JSON.stringify(question)
    return isSame ? kept.answer : undefined
  } catch {
    return undefined
  }
}
