import type pg from 'pg'
import { shopPage } from '../../../resources/catalogue/shop'

type Row = Record<string, unknown>

/** The catalogue as a member sees it. */
export const shopPath = '/api/catalog/shop'

/** The rows of a search in groups. */
export const groupsPath = '/api/search/groups'

/** A request of the suite: a `PUT` with its body, and what somebody would plainly write for the same rows. */
export interface Case {
  name: string
  /** `/api/search/` unless told. */
  path?: typeof shopPath | typeof groupsPath
  body: Row
  plain: (client: pg.Client) => Promise<unknown>
  /** Every row is asked about: the whole table is read, and ten times as many rows take ten times as long. */
  whole?: true
  /** How many times the throughput of the plain statements the product must give. */
  worth?: number
}

const filter = (name: string, operator: string, value: unknown) => ({ name, operator, value })
const limit = 25
/** Page 1000. */
const deep = 999 * limit

const body = (fields: readonly Row[], order: string[], offset = 0): Row => ({
  model: 'Article',
  fields,
  orders: [order],
  offset,
  limit,
  associations: ['Brand'],
})

/** A page by offset with its brand, then the exact total; texts as they were typed, nothing remembered. */
function plain(where: string, values: unknown[], order: string, offset = 0) {
  const living = `a."deletedAt" is null and ${where}`
  const page = `select a.*, b.label as brand from article a left join brand b on b.id = a.brand_id where ${living} order by ${order} limit ${limit} offset ${offset}`
  const count = `select count(*) from article a where ${living}`
  return async (client: pg.Client) => {
    await client.query(page, values)
    await client.query(count, values)
  }
}

/** The catalogue of the first member, as its screen asks for it. */
export const shelf = (question: Row): Pick<Case, 'path' | 'body'> => ({
  path: shopPath,
  body: {
    adherent_id: 1,
    is_group: false,
    shelf: 'food',
    sort: 'label',
    offset: 0,
    limit: shopPage,
    ...question,
  },
})

/** By the price of what can be used, the share as the table of shares has it. */
function plainUsable(where: string, values: unknown[]) {
  const joined = `article a left join usable_share o on o.article_id = a.id and o.supplier_id = a.supplier_id
    left join usable_share s on s.article_id is null and s.supplier_id = a.supplier_id`
  const price = 'a.quotation / nullif(a.coef_negotiation, 0) * a.coef / coalesce(o.share, s.share, 1)'
  return async (client: pg.Client) => {
    await client.query(
      `select a.* from ${joined} where a."deletedAt" is null and ${where} order by ${price} nulls last, a.id limit ${shopPage}`,
      values,
    )
  }
}

const byPrice = 'a.price_ht, a.id'

/** Two words, each in the label or in the name of the supplier, the brand or the family. */
const spread = [1, 2]
  .map(
    (n) => `(a.label ilike $${n} or a.supplier_id in (select id from supplier where name ilike $${n})
      or a.brand_id in (select id from brand where label ilike $${n}) or a.family_id in (select id from family where label ilike $${n}))`,
  )
  .join(' and ')

/** The searches that the bars are held against; each brings its total, its brand and every label. */
/** The groups alone, without names, order and rights; a pivot has its totals by `cube`. */
const plainGroups = (by: string, measures: string) => (client: pg.Client) =>
  client.query(
    `select ${by}, count(*), ${measures} from article a where a."deletedAt" is null group by ${by}`,
  )

export const cases: readonly Case[] = [
  {
    name: 'like + sort, selective',
    body: body([filter('label', 'like', 'crème brûlée')], ['price_ht', 'asc']),
    plain: plain('a.label ilike $1', ['%crème brûlée%'], byPrice),
    worth: 8,
  },
  {
    name: 'like + sort, broad',
    body: body([filter('label', 'like', 'bio')], ['price_ht', 'asc']),
    plain: plain('a.label ilike $1', ['%bio%'], byPrice),
    worth: 12,
  },
  {
    name: 'eq + sort',
    body: body([filter('brand_id', 'eq', 11)], ['label', 'asc']),
    plain: plain('a.brand_id = $1', [11], 'lower(a.label), a.id'),
  },
  {
    name: 'in + date interval',
    body: body(
      [
        filter('family_id', 'in', [1, 2, 3]),
        filter('updatedAt', 'between', { start: '2025-06-01', end: '2025-06-30' }),
      ],
      ['updatedAt', 'desc'],
    ),
    plain: plain(
      'a.family_id = any($1) and a."updatedAt" between $2 and $3',
      [[1, 2, 3], '2025-05-31T22:00:00Z', '2025-06-30T21:59:59Z'],
      'a."updatedAt" desc, a.id desc',
    ),
  },
  {
    name: 'article list, four filters',
    body: body(
      [
        filter('supplier_id', 'eq', 1),
        filter('family_id', 'in', [1, 2, 3]),
        filter('active', 'eq', true),
        filter('label', 'like', 'bio'),
      ],
      ['label', 'asc'],
    ),
    plain: plain(
      'a.supplier_id = $1 and a.family_id = any($2) and a.active and a.label ilike $3',
      [1, [1, 2, 3], '%bio%'],
      'lower(a.label), a.id',
    ),
  },
  {
    name: 'or: a brand or a text',
    body: body(
      [{ any: [filter('brand_id', 'eq', 11), filter('label', 'like', 'crème brûlée')] }],
      ['label', 'asc'],
    ),
    plain: plain('(a.brand_id = $1 or a.label ilike $2)', [11, '%crème brûlée%'], 'lower(a.label), a.id'),
  },
  {
    name: 'or: a brand or the name of a supplier',
    body: body(
      [{ any: [filter('brand_id', 'eq', 11), filter('Supplier.name', 'like', 'martin')] }],
      ['price_ht', 'asc'],
    ),
    plain: plain(
      '(a.brand_id = $1 or a.supplier_id in (select id from supplier where name ilike $2))',
      [11, '%martin%'],
      byPrice,
    ),
  },
  {
    name: 'or: groups of three levels, a relative date',
    body: body(
      [
        {
          any: [
            { all: [filter('brand_id', 'eq', 11), { not: filter('family_id', 'in', [1, 2]) }] },
            {
              all: [
                filter('supplier_id', 'eq', 3),
                {
                  any: [
                    filter('price_ht', 'eq', null),
                    filter('updatedAt', 'between', { relative: 'last_year' }),
                  ],
                },
              ],
            },
          ],
        },
      ],
      ['updatedAt', 'desc'],
    ),
    plain: plain(
      `(a.brand_id = $1 and a.family_id <> all($2) or a.supplier_id = $3 and (a.price_ht is null
        or a."updatedAt" >= date_trunc('year', now()) - interval '1 year' and a."updatedAt" < date_trunc('year', now())))`,
      [11, [1, 2], 3],
      'a."updatedAt" desc, a.id desc',
    ),
  },
  {
    name: 'relative date: older than 30 days',
    body: body(
      [
        filter('family_id', 'in', [1, 2, 3]),
        filter('updatedAt', 'between', { relative: 'more_than_days_ago', days: 30 }),
      ],
      ['updatedAt', 'desc'],
    ),
    plain: plain(
      `a.family_id = any($1) and a."updatedAt" < current_date - 30`,
      [[1, 2, 3]],
      'a."updatedAt" desc, a.id desc',
    ),
  },
  {
    name: 'catalogue page with filters',
    ...shelf({ q: 'bio', choices: { family: [1, 2, 3], origin: [1] } }),
    plain: plain(
      'a.supplier_id in (1, 2, 3, 5) and a.family_id = any($1) and a.origin_id = 1 and a.active and a.label ilike $2',
      [[1, 2, 3], '%bio%'],
      'lower(a.label), a.id',
    ),
  },
  {
    name: 'catalogue, two letters',
    ...shelf({ q: 'zx' }),
    plain: plain('a.active and a.label ilike $1', ['%zx%'], 'lower(a.label), a.id'),
  },
  {
    name: 'words of an article and of its supplier',
    body: { model: 'Article', offset: 0, limit, associations: ['Brand'], params: { q: 'bio martin' } },
    plain: plain(spread, ['%bio%', '%martin%'], 'lower(a.label), a.id'),
  },
  {
    name: 'catalogue, words of an article and of its supplier',
    ...shelf({ q: 'bio martin' }),
    plain: plain(`a.active and ${spread}`, ['%bio%', '%martin%'], 'lower(a.label), a.id'),
  },
  {
    name: 'catalogue by true price',
    ...shelf({ sort: 'usable' }),
    plain: plainUsable('a.active', []),
  },
  {
    name: 'catalogue by true price, a word',
    ...shelf({ sort: 'usable', q: 'bio' }),
    plain: plainUsable('a.active and a.label ilike $1', ['%bio%']),
  },
  {
    name: 'groups by supplier, sum and mean',
    path: groupsPath,
    whole: true,
    body: {
      model: 'Article',
      by: ['supplier_id'],
      measures: ['price_ht|sum', 'price_ht|mean'],
      order: 'count|desc',
    },
    plain: plainGroups('a.supplier_id', 'sum(a.price_ht), round(avg(a.price_ht), 4)'),
  },
  {
    name: 'groups by family and brand, a pivot',
    path: groupsPath,
    whole: true,
    body: { model: 'Article', by: ['family_id', 'brand_id'], measures: ['price_ht|max'], pivot: true },
    plain: plainGroups('cube (a.family_id, a.brand_id)', 'max(a.price_ht)'),
  },
  {
    name: 'deep page (n° 1000)',
    body: body([filter('label', 'like', 'bio')], ['price_ht', 'asc'], deep),
    plain: plain('a.label ilike $1', ['%bio%'], byPrice, deep),
    worth: 50,
  },
]

/** The page before one, which a person who turns pages has just seen. */
export const previousOf = (one: Case): Case | undefined => {
  const offset = Number(one.body.offset)
  return offset > 0 ? { ...one, body: { ...one.body, offset: offset - limit } } : undefined
}
