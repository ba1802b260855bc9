import { useEffect } from 'react'
import { shelfTitles, shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import type { Shelf } from '../../../resources/catalogue/shop'
import { useApp } from '../../layout/app-context'
import { priceFacts } from '../../trade/article-facts'
import { keepFirstArticles } from '../../trade/first-articles'
import { articleSubtitle } from './article-subtitle'
import type { useShop } from './use-shop'

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

/** Keeps the first articles of a catalogue on this device, as they are shown where nothing is searched for. */
export function useKeepFirst(shelf: Shelf, { pages, question }: ReturnType<typeof useShop>, ttc: boolean) {
  const { session } = useApp().client
  const answer = pages.isPlaceholderData ? undefined : pages.data?.pages[0]
  useEffect(() => {
    const user = session.user()
    const { pathname, search } = window.location
    if (!answer || search || !user || user.isImpersonated) return
    keepFirstArticles(session, {
      ...{ user: user.id, path: pathname, title: shelfTitles[shelf] },
      ...{ question, answer, lines: answer.data.map((article) => lineOf(article, ttc)) },
    })
  }, [session, shelf, question, answer, ttc])
}
