import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'

/** Marks an article as a favourite of a member, or no longer. */
export async function keepFavourite(
  work: Work,
  adherent_id: number,
  { article_id, favourite }: { article_id: number; favourite: boolean },
): Promise<void> {
  const resource = work.registry.get('adherent_article')
  const [row] = await work.tx.query<{ id: number }>(
    'select id from adherent_article where adherent_id = $1 and article_id = $2 and "deletedAt" is null for update',
    [adherent_id, article_id],
  )
  if (row) await updateRow(work, resource, { id: row.id, input: { favourite }, trusted: true })
  else if (favourite) await createRow(work, resource, { input: { adherent_id, article_id, favourite } })
}
