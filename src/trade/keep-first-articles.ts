import { shelfTitles, shopTexts } from '../../i18n/fr/shop'
import type { Session } from '../../providers/session-storage'
import type { ShopArticle } from '../../resources/catalogue/answers'
import type { Shelf } from '../../resources/catalogue/shop'
import { priceFacts } from './article-facts'
import { articleSubtitle } from './article-subtitle'
import { type FirstArticles, firstArticlesKey } from './first-articles'

const most = 12

function lineOf(article: ShopArticle, ttc: boolean): readonly string[] {
  const facts = priceFacts(article, ttc, false)
  const unit = facts && `${ttc ? shopTexts.ttc : shopTexts.ht} ${shopTexts.perUnit({ unit: facts.unit })}`
  return [
    article.label,
    articleSubtitle(article),
    facts ? `${facts.price} ${unit}` : shopTexts.notOrderable,
    facts?.pack ?? '',
  ]
}

interface Shown extends Pick<FirstArticles, 'path' | 'question' | 'answer'> {
  shelf: Shelf
  ttc: boolean
}

/** Keeps them until the session ends; nothing is kept of what somebody sees in another's name, nor on a device whose memory is full. */
export function keepFirstArticles(session: Session, { shelf, ttc, ...shown }: Shown): void {
  const user = session.user()
  if (!session.hasToken() || !user || user.isImpersonated) return
  const data = shown.answer.data.slice(0, most)
  const kept: FirstArticles = {
    ...{ ...shown, user: user.id, title: shelfTitles[shelf] },
    lines: data.map((article) => lineOf(article, ttc)),
    answer: { ...shown.answer, data },
  }
  try {
    session.keep(firstArticlesKey, JSON.stringify(kept))
  } catch {
    session.forget(firstArticlesKey)
  }
}
