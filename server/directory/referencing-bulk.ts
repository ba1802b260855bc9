import { referencingBulkRefusals as refusals } from '../../i18n/fr/referencing'
import { resources } from '../../resources'
import { mostReferencings, referencingEndpoints } from '../../resources/directory/referencing-endpoints'
import { goesOut } from '../../resources/schema/out-of-service'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from '../api/call'
import { invalid } from '../api/error'
import { pageSchema, rowsSchema, warnedBeside } from '../api/schemas'
import { serve } from '../api/serve'
import { strikesOf, withWarning } from '../api/strikes'
import type { Work } from '../api/work'
import { createReferencing, updateReferencing } from './save-referencing'

const referencing = resources.get('referencing')
const given = (body: UnknownRow, without: readonly string[]): UnknownRow =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !without.includes(name) && value !== undefined),
  )
/** Ids in one order, whoever sends them: what is locked one after the other is so by everybody alike. */
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).sort((a, b) => a - b) : []

/** Changes many referencings alike, all or none; each keeps its history and its checks. */
async function changeMany(work: Work, list: readonly number[], change: UnknownRow): Promise<UnknownRow[]> {
  if (!Object.keys(change).length) throw invalid([{ name: 'ids', message: refusals.nothing }])
  const versions = await work.tx.query<{ id: number; lock_version: number }>(
    'select id, lock_version from referencing where id = any($1::bigint[]) and "deletedAt" is null order by id',
    [list],
  )
  if (versions.length < new Set(list).size) throw invalid([{ name: 'ids', message: refusals.missing }])
  const rows: UnknownRow[] = []
  for (const { id, lock_version } of versions)
    rows.push(await updateReferencing(work, referencing, { id, input: { ...change, lock_version } }))
  return rows
}

/** Members and groups at suppliers, every one with every other: those that stand already are left alone. */
async function createMany(work: Work, body: UnknownRow): Promise<{ created: UnknownRow[]; known: number }> {
  const owners = [
    ...numbers(body.adherent_ids).map((id) => ({ adherent_id: id })),
    ...numbers(body.groupAdherent_ids).map((id) => ({ groupAdherent_id: id })),
  ]
  const suppliers = numbers(body.supplier_ids)
  if (!owners.length) throw invalid([{ name: 'adherent_ids', message: refusals.owners }])
  if (owners.length * suppliers.length > mostReferencings)
    throw invalid([{ name: 'adherent_ids', message: refusals.most({ n: mostReferencings }) }])
  const input = given(body, ['adherent_ids', 'groupAdherent_ids', 'supplier_ids'])
  const created: UnknownRow[] = []
  for (const owner of owners)
    for (const supplier_id of suppliers)
      if (!(await stands(work, owner, supplier_id)))
        created.push(await createReferencing(work, referencing, { ...input, ...owner, supplier_id }))
  return { created, known: owners.length * suppliers.length - created.length }
}

async function stands(work: Work, owner: UnknownRow, supplierId: number): Promise<boolean> {
  const rows = await work.tx.query(
    `select 1 from referencing where "deletedAt" is null and state <> 'ended' and supplier_id = $1
       and adherent_id is not distinct from $2 and "groupAdherent_id" is not distinct from $3 limit 1`,
    [supplierId, owner.adherent_id ?? null, owner.groupAdherent_id ?? null],
  )
  return rows.length > 0
}

/** Many referencings at once, from the screen of a member or of a supplier. */
export const referencingBulk: Call[] = serve(
  referencingEndpoints,
  {
    async change({ context, work, body }) {
      const [list, change] = [numbers(body.ids), given(body, ['ids'])]
      const data = await changeMany(work, list, change)
      const struck = goesOut(referencing, {}, change)
        ? await strikesOf(context, work, { resource: referencing, ids: list })
        : []
      return withWarning({ data, total: data.length, offset: 0, limit: data.length }, struck)
    },
    create: ({ work, body }) => createMany(work, body),
  },
  {
    change: { answer: pageSchema(rowsSchema(referencing), warnedBeside(referencing)) },
    create: {
      answer: {
        type: 'object',
        properties: { created: rowsSchema(referencing), known: { type: 'integer' } },
      },
    },
  },
)
