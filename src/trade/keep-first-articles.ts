import { articleLine } from '../../i18n/fr/article-line'
import { shelfTitles } from '../../i18n/fr/shop'
import type { Session } from '../../providers/session-storage'
import { type FirstArticles, mostFirstArticles } from '../../resources/catalogue/first-articles'
import type { Shelf } from '../../resources/catalogue/shop'
import { firstArticlesKey } from './first-articles'

interface Shown extends Pick<FirstArticles, 'path' | 'question' | 'answer'> {
  shelf: Shelf
  ttc: boolean
}

/** Keeps them until the session ends; nothing is kept of what somebody sees in another's name, nor on a device whose memory is full. */
export function keepFirstArticles(session: Session, { shelf, ttc, ...shown }: Shown): void {
  const user = session.user()
  if (!session.hasToken() || !user || user.isImpersonated) return
  const data = shown.answer.data.slice(0, mostFirstArticles)
  const kept: FirstArticles = {
    ...{ ...shown, user: user.id, title: shelfTitles[shelf] },
    lines: data.map((article) => articleLine(article, ttc)),
    answer: { ...shown.answer, data },
  }
  try {
    session.keep(firstArticlesKey, JSON.stringify(kept))
  } catch {
    session.forget(firstArticlesKey)
  }
}
