import { coverageTexts } from '../../i18n/fr/directory'
import type { supplierCoverage } from '../../resources/directory/supplier-contract'
import { coverageEndpoints } from '../../resources/directory/supplier-endpoints'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { Call } from '../api/call'
import { invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { recordAssociations } from '../database/history'
import { readableSupplier } from './supplier-access'
import { coverageOf } from './supplier-coverage'

interface Coverage
  extends RowOf<typeof supplierCoverage, 'family_id'>,
    FilledOf<typeof supplierCoverage, 'all_cities'> {
  municipality_ids: readonly number[]
  department_ids: readonly number[]
}

/** The towns named, and every one of the departments named. */
const townsSql = `
  select id from municipality
  where "deletedAt" is null and active and (id = any($1::bigint[]) or department_id = any($2::bigint[])) order by id`

const dropSql = `
  update supplier_coverage set "deletedAt" = $3, "updatedAt" = $3, updated_by = $4, lock_version = lock_version + 1
  where supplier_id = $1 and family_id = $2 and state = 'effective' and "deletedAt" is null
    and (all_cities <> $5 or (municipality_id is not null and not municipality_id = any($6::bigint[])))`

const addSql = `
  insert into supplier_coverage (supplier_id, family_id, municipality_id, all_cities, state, "createdAt", "updatedAt", created_by, updated_by)
  select $1, $2, town, $5, 'effective', $3, $3, $4, $4 from unnest($6::bigint[]) town
  where not exists (select 1 from supplier_coverage c where c.supplier_id = $1 and c.family_id = $2 and c.state = 'effective'
    and c."deletedAt" is null and c.all_cities = $5 and c.municipality_id is not distinct from town)`

/** Brings the towns in force of one family to the ones given, in one statement each way; both numbers stay in the history. */
async function saveCoverage(work: Work, supplierId: number, asked: Coverage) {
  await readableSupplier(work, supplierId)
  const { family_id, all_cities } = asked
  const before = (await coverageOf(work, supplierId)).find((row) => row.family_id === family_id)
  const towns = all_cities
    ? [null]
    : (await work.tx.query<{ id: number }>(townsSql, [asked.municipality_ids, asked.department_ids])).map(
        ({ id }) => id,
      )
  const values = [supplierId, family_id, work.now, work.actor.userId, all_cities, towns]
  await work.tx.query(dropSql, values)
  if (towns.length) await work.tx.query(addSql, values)
  const after = await coverageOf(work, supplierId)
  await tell(work, supplierId, asked.family_id, [before, after.find((row) => row.family_id === family_id)])
  return after
}

type Line = Awaited<ReturnType<typeof coverageOf>>[number] | undefined

const said = (line: Line): string => {
  if (!line) return coverageTexts.none
  return line.all_cities
    ? coverageTexts.all
    : coverageTexts.towns({ smart_count: line.number_delivered_cities })
}

/** The family among the supplier's associations, with what was delivered of it and what is. */
async function tell(work: Work, supplierId: number, id: number, [before, after]: [Line, Line]) {
  const label = `${(after ?? before)?.family_label ?? ''} : ${said(before)} → ${said(after)}`
  const action = before ? (after ? 'updated' : 'removed') : 'added'
  if (before || after)
    await recordAssociations(work.tx, 'Supplier', {
      id: supplierId,
      changes: [{ association: 'Family', action, id, label }],
      now: work.now,
    })
}

/** What a supplier delivers where: read, and written of one family (everywhere, in towns or in whole departments; nothing of it = the family is taken out). */
export const supplierCoverageCalls: Call[] = serve(coverageEndpoints, {
  list: ({ work, params: { id } }) => coverageOf(work, id),
  async save({ work, params: { id }, body }) {
    const { family_id, all_cities, municipality_ids, department_ids } = body
    const known = await work.tx.query('select 1 from family where id = $1 and "deletedAt" is null', [
      family_id,
    ])
    if (!known.length) throw invalid([{ name: 'family_id', message: coverageTexts.unknownFamily }])
    return saveCoverage(work, id, {
      family_id,
      all_cities: all_cities === true,
      municipality_ids: municipality_ids ?? [],
      department_ids: department_ids ?? [],
    })
  },
})
