import type { Tx } from '../database/tx'

const ledger = `select adherent_id, article_id, product_not_in_catalog_id, sum(quantity) as quantity, sum(amount) as value
  from stock_transaction group by 1, 2, 3`

/** Invariants of domain §15 that a restored database is held against: each statement finds the rows that break it. */
export const invariants: Readonly<Record<string, string>> = {
  'I-05': `select id from "order" where adherent_id is not null and "groupAdherent_id" is not null`,
  'I-12': `select l.id from stock_level l left join (${ledger}) s on s.adherent_id = l.adherent_id
      and s.article_id is not distinct from l.article_id and s.product_not_in_catalog_id is not distinct from l.product_not_in_catalog_id
    where l."deletedAt" is null and (l.quantity <> coalesce(s.quantity, 0) or l.value <> coalesce(s.value, 0))`,
  'I-13': `select id from stock_level where "deletedAt" is null and (quantity = 0) <> (value = 0)`,
  'I-16': `select a.id from article_price a join article_price b on b.article_id = a.article_id and b.id > a.id
      and a.adherent_id is not distinct from b.adherent_id and a."groupAdherent_id" is not distinct from b."groupAdherent_id"
      and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')
    where a."deletedAt" is null and b."deletedAt" is null`,
}

/** Those that do not hold, with how many rows break them. */
export async function brokenInvariants(tx: Tx): Promise<string[]> {
  const broken: string[] = []
  for (const [name, sql] of Object.entries(invariants)) {
    const [row] = await tx.query<{ n: number }>(`select count(*)::int as n from (${sql}) as found`)
    if (row?.n) broken.push(`${name} : ${row.n}`)
  }
  return broken
}
