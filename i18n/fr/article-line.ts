import type { ShopArticle } from '../../resources/catalogue/answers'
import { priceFacts } from './article-facts'
import { articleSubtitle } from './article-subtitle'
import { shopTexts } from './shop'

/** An article in four texts: its name, where it comes from, its price and the price of a packaging. */
export function articleLine(article: ShopArticle, ttc: boolean): readonly string[] {
  const facts = priceFacts(article, ttc, false)
  const unit = facts && `${ttc ? shopTexts.ttc : shopTexts.ht} ${shopTexts.perUnit({ unit: facts.unit })}`
  return [
    article.label,
    articleSubtitle(article),
    facts ? `${facts.price} ${unit}` : shopTexts.notOrderable,
    facts?.pack ?? '',
  ]
}
