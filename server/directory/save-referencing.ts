import { referencingRefusals } from '../../i18n/fr/trade'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'

const families = (id: string) =>
  `select j.family_id from referencing_family_ids j where j.referencing_id = ${id}`
const twiceSql = `
  select 1 from referencing o join referencing r on r.id = $1
  where o.id <> r.id and o."deletedAt" is null and o.state <> 'ended' and o.supplier_id = r.supplier_id
    and o.adherent_id is not distinct from r.adherent_id and o."groupAdherent_id" is not distinct from r."groupAdherent_id"
    and daterange(o.start_date, o.end_date, '[]') && daterange(r.start_date, r.end_date, '[]')
    and (not exists (${families('o.id')}) or not exists (${families('r.id')})
      or exists (${families('o.id')} and j.family_id in (${families('r.id').replaceAll('j.', 'k.').replace(' j ', ' k ')})))
  limit 1`

/** A referencing stands alone for its member, families and period: of two that are written at once, the second sees the first. */
async function checkReferencing(work: Work, row: UnknownRow): Promise<UnknownRow> {
  const place = [row.supplier_id, row.adherent_id, row.groupAdherent_id].map((id) => id ?? '').join('/')
  await work.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`referencing ${place}`])
  if (row.state !== 'ended' && (await work.tx.query(twiceSql, [row.id])).length)
    throw invalid([{ name: 'supplier_id', message: referencingRefusals.twice }])
  return row
}

export const createReferencing = async (
  work: Work,
  resource: AnyResource,
  input: UnknownRow,
): Promise<UnknownRow> => checkReferencing(work, await createRow(work, resource, { input }))

export const updateReferencing = async (
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> => checkReferencing(work, await updateRow(work, resource, { id, input }))
