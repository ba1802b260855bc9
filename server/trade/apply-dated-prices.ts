import type { Tx } from '../database/connect'

/** Shows on each article the general price that is in force on a day; for the clock, just after midnight, and for what painted `ids`. Answers how many changed. */
export async function applyDatedPrices(
  tx: Tx,
  { day, now, ids }: { day: string; now: Date; ids?: readonly number[] },
): Promise<number> {
  const rows = await tx.query(
    `update article a set quotation = p.quotation, price_ht = p.price_ht, "updatedAt" = $2, lock_version = a.lock_version + 1
     from article_price p
     where p.article_id = a.id and p."deletedAt" is null and p.adherent_id is null and p."groupAdherent_id" is null
       and p.valid_from <= $1::date and (p.valid_to is null or p.valid_to >= $1::date) and a."deletedAt" is null
       and (a.quotation is distinct from p.quotation or a.price_ht is distinct from p.price_ht)
       and ($3::bigint[] is null or a.id = any($3)) returning a.id`,
    [day, now, ids ?? null],
  )
  return rows.length
}
