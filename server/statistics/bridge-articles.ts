import { exact, plus, rounded } from '../../resources/schema/exact'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Bought, type Bridge, bridgesOf, weightOf } from '../../resources/statistics/bridge'
import type { BridgeArticle } from '../../resources/statistics/bridge-answers'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Compared } from './asked'
import { askingOf } from './asking'
import { besideSql, boughtSql } from './lines-sql'

interface Sums extends UnknownRow {
  key: string
  article_id: number | null
  product_not_in_catalog_id: number | null
  is_counted: boolean
  amount: string | null
  quantity: string | null
  amount_before: string | null
  quantity_before: string | null
}

interface Facts extends Pick<BridgeArticle, 'label' | 'product' | 'supplier' | 'unit'> {
  product_id: number | null
  unit_id: number | null
}
type BridgedItem = Bought & Omit<BridgeArticle, keyof Bridge>

const articlesSql = `
  select a.id, a.label, p.label as product, coalesce(s.name, '') as supplier, coalesce(u.label, '') as unit, p.id as product_id, p.unit_id
  from article a join product p on p.id = a.product_id left join unit u on u.id = p.unit_id left join supplier s on s.id = a.supplier_id
  where a.id = any($1::bigint[])`
const outsideSql = `
  select p.id, p.label, p.label as product, coalesce(s.name, z.label, '') as supplier, coalesce(u.label, '') as unit, null::int as product_id, p.unit_id
  from productnotincatalog p left join unit u on u.id = p.unit_id left join supplier s on s.id = p.supplier_id
    left join suppliernotincatalog z on z.id = p.supplier_not_in_catalog_id where p.id = any($1::bigint[])`

const idsOf = (rows: readonly Sums[], name: 'article_id' | 'product_not_in_catalog_id') => [
  ...new Set(rows.map((row) => row[name]).filter((id) => id !== null)),
]

/** What articles and products are called, of one's own purchases: past the row rights, since the orders themselves say them. */
async function factsOf(work: Work, rows: readonly Sums[]) {
  const read = (text: string, ids: readonly number[]) =>
    pastRights(work.tx, 'statistics', (past) => past.query<Facts & { id: number } & UnknownRow>(text, [ids]))
  const byId = (found: readonly (Facts & { id: number })[]) => new Map(found.map((one) => [one.id, one]))
  const articles = byId(await read(articlesSql, idsOf(rows, 'article_id')))
  const outside = byId(await read(outsideSql, idsOf(rows, 'product_not_in_catalog_id')))
  return ({ article_id, product_not_in_catalog_id }: Sums) =>
    article_id === null ? outside.get(product_not_in_catalog_id ?? 0) : articles.get(article_id)
}

const nothing = {
  ...{ amount: '0', amount_before: '0', quantity: '0', quantity_before: '0', loose: '0', loose_before: '0' },
} as const

const added = (a: string, b: string | null) => rounded(plus(exact(a), exact(b ?? '0')), 9)

/** Sums of an article of a family, one after the other. */
function itemsOf(rows: readonly Sums[], factsOfRow: (row: Sums) => Facts | undefined): BridgedItem[] {
  const items = new Map<string, BridgedItem>()
  for (const row of rows) {
    const { key, article_id, product_not_in_catalog_id } = row
    const own = article_id === null ? `x${product_not_in_catalog_id ?? ''}` : `a${article_id}`
    const {
      product_id = null,
      unit_id = null,
      label = '',
      product = '',
      supplier = '',
      unit = '',
    } = factsOfRow(row) ?? {}
    const item = items.get(`${key} ${own}`) ?? {
      ...{ article_id, product_not_in_catalog_id, label, product, supplier, unit, family_id: Number(key) },
      ...{
        familyKey: key,
        productKey: product_id === null ? own : `p${product_id}`,
        unitKey: String(unit_id),
      },
      ...nothing,
    }
    items.set(
      `${key} ${own}`,
      row.is_counted
        ? {
            ...item,
            amount: added(item.amount, row.amount),
            amount_before: added(item.amount_before, row.amount_before),
            quantity: added(item.quantity, row.quantity),
            quantity_before: added(item.quantity_before, row.quantity_before),
          }
        : {
            ...item,
            loose: added(item.loose, row.amount),
            loose_before: added(item.loose_before, row.amount_before),
          },
    )
  }
  return [...items.values()]
}

const shown = ({
  familyKey: _family,
  productKey: _product,
  unitKey: _unit,
  amount: _amount,
  amount_before: _amountBefore,
  quantity: _quantity,
  quantity_before: _quantityBefore,
  loose: _loose,
  loose_before: _looseBefore,
  ...article
}: BridgedItem & Bridge): BridgeArticle => article

/** Every article of every family that was bought in either period, with the parts of its difference: the heaviest first. */
export async function bridgedArticles(work: Work, asked: Compared): Promise<BridgeArticle[]> {
  const asking = await askingOf(work, asked, 'family')
  // Each statement has values of its own.
  const beside = await askingOf(work, asked, 'family')
  const bought = boughtSql(asking)
  const rest = besideSql(beside)
  const articles = await work.tx.query<Sums>(bought, asking.params.values)
  const rows = [
    ...articles.map((row): Sums => ({ ...row, is_counted: true, product_not_in_catalog_id: null })),
    ...(await work.tx.query<Sums>(rest, beside.params.values)),
  ]
  const bridged = bridgesOf(itemsOf(rows, await factsOf(work, rows))).filter(
    ({ before_ht, after_ht }) => Number(before_ht) !== 0 || Number(after_ht) !== 0,
  )
  return bridged
    .map(shown)
    .sort(
      (a, b) =>
        weightOf(b) - weightOf(a) ||
        a.family_id - b.family_id ||
        (a.article_id ?? 0) - (b.article_id ?? 0) ||
        (a.product_not_in_catalog_id ?? 0) - (b.product_not_in_catalog_id ?? 0),
    )
}
