import { customFieldTexts as texts } from '../../../i18n/fr/custom-fields'
import { customColumns, customKinds, longKinds } from '../../../resources/schema/custom-columns'
import { fold } from '../../../resources/schema/fold'
import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { quote, tableOf } from '../../database/naming'
import { pastRights } from '../../database/past-rights'
import { invalid } from '../error'
import { lockRow } from '../lock-row'
import type { Work } from '../work'
import { createRow, updateRow } from '../write'
import type { RowWriter, Writers } from '../writers'
import './follow'

const lockSql = `select pg_advisory_xact_lock(hashtextextended('custom fields', 0))`

/** The list that a custom field is added to. */
const targetOf = ({ registry }: Work, { target }: UnknownRow): AnyResource | undefined => {
  const resource = typeof target === 'string' ? registry.find(target) : undefined
  return resource?.customFields && resource
}

/** Refuses a name that a declared field of the list has: titles of an imported file would mean both. */
function refuseName(work: Work, row: UnknownRow): void {
  const named = fold(String(row.label ?? ''))
  const declared = Object.values(targetOf(work, row)?.fields ?? {}).filter(({ custom }) => !custom)
  if (declared.some(({ label }) => fold(label) === named))
    throw invalid([{ name: 'label', message: texts.taken }])
}

/** The first free column of the list for a kind; one whose field was taken away is not free before its time. */
async function freeColumn(
  work: Work,
  { fields }: AnyResource,
  { target, kind = fields.kind?.default }: UnknownRow,
): Promise<string | undefined> {
  const sort = customKinds[kind as keyof typeof customKinds]?.column
  await work.tx.query(lockSql)
  const rows = await pastRights(work.tx, 'custom fields', (tx) =>
    tx.query<{ api_name: string }>('select api_name from custom_field where target = $1', [target]),
  )
  const taken = new Set(rows.map(({ api_name }) => api_name))
  const all = customColumns.filter((one) => one.sort === sort)
  const free = all.find(({ name }) => !taken.has(name))
  if (all.length && !free)
    throw invalid([{ name: 'kind', message: texts.full({ most: String(all.length) }) }])
  return free?.name
}

const create: RowWriter['create'] = async (work, resource, input) => {
  refuseName(work, input)
  const api_name = await freeColumn(work, resource, input)
  const row = await createRow(work, resource, { input, extra: { api_name } })
  const target = targetOf(work, row)
  if (target)
    await pastRights(work.tx, 'custom fields', (tx) =>
      tx.query('select open_custom_column($1, $2, $3)', [
        ...[tableOf(target), api_name, longKinds.has(String(row.kind))],
      ]),
    )
  return row
}

/** Refuses to take away choices that records hold, whoever sees them. */
async function refuseUsed(work: Work, row: UnknownRow, { choices }: UnknownRow): Promise<void> {
  const target = targetOf(work, row)
  if (!target || !Array.isArray(choices) || !Array.isArray(row.choices)) return
  const kept = new Set(choices)
  const gone = row.choices.filter((one) => !kept.has(one))
  if (!gone.length) return
  const column = `t.${quote(String(row.api_name))}`
  const held = row.kind === 'list' ? `unnest(${column})` : `(values (${column}))`
  const used = await pastRights(work.tx, 'custom fields', (tx) =>
    tx.query<{ one: string }>(
      `select distinct held.one from ${quote(tableOf(target))} t cross join lateral ${held} held(one) where held.one = any($1) order by 1`,
      [gone],
    ),
  )
  if (!used.length) return
  const named = used.map(({ one }) => `« ${one} »`).join(', ')
  throw invalid([{ name: 'choices', message: texts.used({ choices: named }) }])
}

const update: RowWriter['update'] = async (work, resource, { id, input }) => {
  const row = await lockRow(work, resource, id)
  if (input.label !== undefined) refuseName(work, { target: row.target, label: input.label })
  await refuseUsed(work, row, input)
  return updateRow(work, resource, { id, input })
}

/** A custom field takes a free column of its list when it is added, and keeps what records hold of it. */
export const customFieldWriters: Writers = { custom_field: { create, update } }
