import { useGetList } from 'react-admin'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import type { articlePrice } from '../../../../resources/catalogue/article-price'
import { lineOf, type PaintedPrice, type PriceLine } from '../../../../resources/catalogue/price-line'
import { type DatedPrice, priceState, scopeKey } from '../../../../resources/catalogue/price-periods'
import type { adherent } from '../../../../resources/directory/adherent'
import type { groupAdherent } from '../../../../resources/directory/group-adherent'
import type { RowOf } from '../../../../resources/schema/infer'
import { parisDay } from '../../../../resources/schema/paris-time'

type Own =
  | keyof DatedPrice
  | ('article_id' | 'source' | 'source_id' | 'reason' | 'lock_version' | 'bounded' | 'beneath')

export interface ArticlePrice extends RowOf<typeof articlePrice, Own> {
  Adherent?: RowOf<typeof adherent, 'name'> | null
  GroupAdherent?: RowOf<typeof groupAdherent, 'label'> | null
}

const newest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'valid_from', order: 'DESC' as const },
}

/** The prices of an article, the latest first, and the day that it is. */
export function usePrices(articleId: number) {
  const answer = useGetList<ArticlePrice>('article_price', { ...newest, filter: { article_id: articleId } })
  return { ...answer, today: parisDay(new Date()) }
}

/** « Tous les adhérents », or the name of the group or member. */
export const scopeName = ({ Adherent, GroupAdherent }: ArticlePrice): string =>
  Adherent?.name ?? GroupAdherent?.label ?? texts.everybody

/** The price of the same scope that came before. */
export const previousOf = (prices: readonly ArticlePrice[], price: ArticlePrice): ArticlePrice | undefined =>
  prices.find((one) => scopeKey(one) === scopeKey(price) && one.valid_from < price.valid_from)

/** Whether a general price is in force. */
export const hasGeneralPrice = (prices: readonly ArticlePrice[], today: string): boolean =>
  prices.some((price) => scopeKey(price) === 'general' && priceState(price, today) === 'current')

const beneathOf = (beneath: unknown): PaintedPrice['beneath'] => (Array.isArray(beneath) ? beneath : null)

/** The line of prices of a scope, as `resources/catalogue/price-line.ts` reads it. */
export const lineOfScope = (prices: readonly ArticlePrice[], scope: string): PriceLine =>
  lineOf(
    prices
      .filter((price) => scopeKey(price) === scope)
      .map((price) => ({
        ...{ id: price.id, from: price.valid_from, to: price.valid_to },
        ...{ quotation: price.quotation, price_ht: price.price_ht, source: price.source },
        ...{ source_id: price.source_id ?? null, reason: price.reason ?? null },
        ...{ bounded: price.bounded === true, beneath: beneathOf(price.beneath) },
      })),
  )
