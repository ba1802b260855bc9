import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'

/** Brings the family of articles to that of their product's subfamily, where it is another. */
async function refreshFamilies(work: Work, column: 'p.id' | 's.id', id: number): Promise<void> {
  await work.tx.query(
    `update article a set family_id = s.family_id, "updatedAt" = $2
     from product p join subfamily s on s.id = p.subfamily_id
     where p.id = a.product_id and ${column} = $1 and a.family_id is distinct from s.family_id`,
    [id, work.now],
  )
}

/** Changes a product; its articles follow it into another subfamily. */
export async function updateProduct(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await updateRow(work, resource, { id, input })
  if (input.subfamily_id !== undefined) await refreshFamilies(work, 'p.id', id)
  return row
}

/** Changes a subfamily; the articles of its products follow it into another family. */
export async function updateSubfamily(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await updateRow(work, resource, { id, input })
  if (input.family_id !== undefined) await refreshFamilies(work, 's.id', id)
  return row
}
