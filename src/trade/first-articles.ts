import type { Session } from '../../providers/session-storage'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import type { FirstArticles } from '../../resources/catalogue/first-articles'
import type { ShopQuestion } from '../../resources/catalogue/shop'

/** Under which the session keeps them, and takes them with it; the script of the page's frame reads it too (`server/page-frame.ts`). */
export const firstArticlesKey = 'articles'

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
