import { stockSettingTexts } from '../../i18n/fr/stock-settings'
import { lookup } from '../../resources/schema/lookup'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { Work } from '../api/work'

/** What is in stock counted in a unit that the member did not set itself: the article's, or the member's default. */
const heldSql = (where: string) => `
  select 1 from stock_level l join article a on a.id = l.article_id
  where ${where} and l.quantity <> 0 and l."deletedAt" is null and not exists (
    select 1 from adherent_article o where o.adherent_id = l.adherent_id and o.article_id = l.article_id
      and o.storage_management is not null and o."deletedAt" is null)
  limit 1`

const held = lookup({
  article: heldSql('l.article_id = $1'),
  adherent: heldSql('l.adherent_id = $1 and a.storage_management is null'),
})

const isOther = (before: ReadRow, after: ReadRow) =>
  (after.storage_management ?? null) !== (before.storage_management ?? null) ||
  Number(after.coef_storage_management ?? 0) !== Number(before.coef_storage_management ?? 0)

/** Refuses another storage unit, of an article or of a member, while stock is counted in it (domain §4.4, §7.2). */
export async function refuseUnderStock(
  work: Work,
  of: keyof typeof held,
  { before, after }: { before: ReadRow; after: ReadRow },
): Promise<void> {
  if (!isOther(before, after)) return
  const [found] = await work.tx.beyond('stock', (tx) => tx.query(held[of], [before.id]))
  if (found) throw invalid([{ name: 'storage_management', message: stockSettingTexts.refusals[of] }])
}
