import { orderTexts, quantityWords } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import { roundedUp } from '../../resources/orders/cart-quantity'
import type { QuickChoice } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { divided, exact, rounded } from '../../resources/schema/exact'
import { isNamed } from '../../resources/schema/reading/name-key'
import { readNumber } from '../../resources/schema/reading/numbers'
import type { SaidLine } from '../../resources/trade/said-line'
import type { Work } from '../api/work'
import { articleImageSql } from '../trade/article-image-sql'
import { usualQuantities } from '../trade/far-lines'
import type { LineFacts } from '../trade/line-facts'
import type { NamedArticle } from '../trade/reading/named-articles'
import { isOrderedBy } from '../trade/reading/ordered-by'
import type { ReadLine } from '../trade/reading/read-lines'
import { isWhole } from '../trade/reading/the-one'
import type { UnitNames } from '../trade/unit-names'

/** Articles that one is told to choose from. */
export const mostChoices = 4

type Pictured = Pick<QuickChoice, 'image' | 'base_unit' | 'billing_unit' | 'coef_order_management'>

/** What a choice shows beside the facts of its line. */
export interface ChoiceFacts {
  pictured: ReadonlyMap<number, Pictured>
  usual: ReadonlyMap<number, string>
  namesOf: UnitNames
}

const picturedSql = `
  select a.id, ${articleImageSql({ article: 'a', product: 'p', family: 'f' })} as image, ub.label as billing_unit, up.label as base_unit,
    coalesce(a.coef_order_management, 1)::text as coef_order_management
  from article a join product p on p.id = a.product_id left join family f on f.id = a.family_id
    left join unit ub on ub.id = a.billing left join unit up on up.id = p.unit_id
  where a.id = any($1::bigint[])`

/** Reads what choices of some articles show: picture, packaging and habit. */
export async function readChoiceFacts(
  work: Work,
  { id, isGroup }: Member,
  { articles, namesOf }: { articles: readonly number[]; namesOf: UnitNames },
): Promise<ChoiceFacts> {
  if (!articles.length) return { pictured: new Map(), usual: new Map(), namesOf }
  const rows = await work.tx.query<Pictured & { id: number; [column: string]: unknown }>(picturedSql, [
    articles,
  ])
  const order = { adherent_id: isGroup ? null : id, groupAdherent_id: isGroup ? id : null }
  const usual = await work.tx.beyond('orders', (tx) =>
    usualQuantities(tx, { order, articles, now: work.now }),
  )
  return { pictured: new Map(rows.map((row) => [row.id, row])), usual, namesOf }
}

interface Choosable {
  said: SaidLine
  article: NamedArticle
  facts: LineFacts
}

/** What was said of an article in order units, whole packs up: « 10 kg » of sacks of 5 kg are two; undefined where units do not meet. */
function inOrderUnits({ said, facts }: Choosable, { pictured, namesOf }: ChoiceFacts): string | undefined {
  const { value } = said.quantity ? readNumber(said.quantity, { sort: 'quantity' }) : {}
  if (value === undefined || compareDecimals(value, '0') <= 0) return undefined
  if (!said.unit || isOrderedBy(said.unit, namesOf(facts.unit_label))) return value
  const { base_unit = null, coef_order_management = '1' } = pictured.get(facts.article_id ?? 0) ?? {}
  if (base_unit === null || !isNamed(said.unit, namesOf(base_unit))) return undefined
  const { over, under } = divided(exact(value), exact(coef_order_management))
  return (over % under === 0n ? over / under : over / under + 1n).toString()
}

/** Why an article is among the choices. */
function whyOf(
  line: ReadLine,
  one: Choosable & { quantity: string | undefined },
  namesOf: UnitNames,
): string {
  const { said, facts, quantity } = one
  const isConverted =
    said.unit !== undefined && quantity !== undefined && !isOrderedBy(said.unit, namesOf(facts.unit_label))
  if (isConverted)
    return orderTexts.whyUnit({
      said: quantityWords(said.quantity ?? '', said.unit ?? ''),
      quantity: quantityWords(quantity, facts.unit_label),
    })
  if (line.isCoded) return orderTexts.whyCode
  if (line.isGuess) return orderTexts.whyNear
  return isWhole(one.article) ? orderTexts.whyCalled : orderTexts.whyWords
}

/** The choices of a line: its articles that can be ordered, each with a quantity that can be. */
export const choicesOf = (
  line: ReadLine,
  facts: ReadonlyMap<string, LineFacts>,
  shown: ChoiceFacts,
): QuickChoice[] =>
  line.articles
    .flatMap((article): Choosable[] => {
      const of = facts.get(`a${article.id}`)
      return of && !of.findings.length ? [{ said: line.said, article, facts: of }] : []
    })
    .slice(0, mostChoices)
    .map((one) => {
      const { article, facts: of } = one
      const {
        image = null,
        base_unit = null,
        billing_unit = null,
        coef_order_management = '1',
      } = shown.pictured.get(article.id) ?? {}
      const usual = shown.usual.get(article.id) ?? null
      const wanted = inOrderUnits(one, shown)
      return {
        ...{ article_id: article.id, label: article.label, reference: article.ref_supplier },
        ...{ supplier: article.supplier, unit: of.unit_label, price_ht: of.price_ht },
        ...{ image, base_unit, billing_unit, coef_order_management, usual },
        quantity: rounded(exact(roundedUp(wanted ?? usual ?? '1', of)), 3),
        why: whyOf(line, { ...one, quantity: wanted }, shown.namesOf),
      }
    })
