import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import type { DifferingValue } from '../../resources/imports/import-endpoints'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields, titleOf } from '../../resources/schema/resource'
import { isRow, type ReadRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { isSame } from '../api/row-writer'
import type { Work } from '../api/work'
import { writerOf } from '../api/writers'
import { canReadField } from '../database/rights'
import { searchRows } from '../database/search'
import type { BulkRun } from './bulk-runs'
import type { Doing, Fate, Waiting } from './fate'

/** A value of a row, or of one embedded in it (`path`). */
interface Value {
  path?: string
  name: string
  before: unknown
  after: unknown
  now: unknown
}

const rowOf = (value: unknown): UnknownRow => (isRow(value) ? value : {})

/** What was written in a row, value by value, beside what stands there now. */
function valuesOf(run: BulkRun, { before, after }: Waiting, row: ReadRow): Value[] {
  if (run.field !== null) {
    const wrote = run.change === null ? run.value : after
    return [{ name: run.field, before, after: wrote, now: row[run.field] }]
  }
  const was = rowOf(before)
  return Object.entries(rowOf(after)).flatMap(([name, value]): Value[] => {
    if (!isRow(value)) return [{ name, before: was[name], after: value, now: row[name] }]
    const [held, old] = [rowOf(row[name]), rowOf(was[name])]
    return Object.entries(value).map(([inner, one]) => ({
      ...{ path: name, name: inner, before: old[inner], after: one, now: held[inner] },
    }))
  })
}

async function titleAt(work: Work, target: AnyResource, id: unknown): Promise<string> {
  const [row] = await searchRows(work.tx, work, {
    resource: target,
    filters: [{ name: 'id', operator: 'eq', value: id }],
    limit: 1,
  })
  const readable = titleFields(target).filter((name) => canReadField(target, name, work.actor))
  return row ? titleOf({ title: readable }, row) || `n° ${id}` : `n° ${id}`
}

/** A value as people read it; of references what the rows are called, as far as the actor sees them. */
export async function shown(
  work: Work,
  resource: AnyResource,
  { name, value }: { name: string; value: unknown },
) {
  const field = resource.fields[name]
  if (value === null || value === undefined || !field) return ''
  if (!field.to) return kindOf(field).format(value, field).slice(0, 200)
  const target = work.registry.get(field.to)
  const ids = (Array.isArray(value) ? value : [value]).slice(0, 20)
  const titles: string[] = []
  for (const id of ids) titles.push(await titleAt(work, target, id))
  return titles.join(' ; ')
}

/** The values that are not what was written any more: field, mine, theirs. */
async function tellDiffering(
  work: Work,
  resource: AnyResource,
  values: readonly Value[],
): Promise<DifferingValue[]> {
  const told: DifferingValue[] = []
  for (const { path, name, after, now } of values) {
    const to = path ? resource.fields[path]?.to : undefined
    const of = to ? work.registry.get(to) : resource
    const label = of.fields[name]?.label ?? name
    told.push({
      label: path ? `${resource.fields[path]?.label ?? path} – ${label}` : label,
      mine: await shown(work, of, { name, value: after }),
      theirs: await shown(work, of, { name, value: now }),
    })
  }
  return told
}

function inputOf(values: readonly Value[]): UnknownRow {
  const input: UnknownRow = {}
  for (const { path, name, before } of values)
    if (path) input[path] = { ...rowOf(input[path]), [name]: before ?? null }
    else input[name] = before ?? null
  return input
}

interface Given {
  waiting: Waiting
  row: ReadRow
}

const isOther = ({ after, now }: Value) => !isSame(after, now)

/** Takes a row away that an import made, unless somebody has changed it since. */
async function takeAway(work: Work, { context, run, resource }: Doing, { waiting, row }: Given) {
  const { entity_id: id, before } = waiting
  if (row.lock_version !== waiting.version) {
    const differs = await tellDiffering(work, resource, valuesOf(run, waiting, row).filter(isOther))
    return { state: 'left', message: texts.changedSince, before, differs } as const
  }
  await writerOf(context, resource).remove(work, resource, id)
  return { state: 'undone', before } as const
}

/**
 * Takes back what was written in one row, by its writer, over the version that was locked, as a form would: each value that nobody
 * has changed since; a row that was made is removed. What is left is told with both values.
 */
export async function putBack(work: Work, doing: Doing, given: Given): Promise<Fate> {
  const { context, run, resource } = doing
  const { waiting } = given
  const whole = work.many?.wholes?.get(`${resource.name} ${waiting.entity_id}`)
  const row = { ...whole, ...given.row }
  const title = titleOf(resource, row).slice(0, 200)
  if (waiting.state === 'created') return { title, ...(await takeAway(work, doing, { waiting, row })) }
  const values = valuesOf(run, waiting, row)
  const others = values.filter(isOther)
  const mine = values.filter((one) => !isOther(one) && !isSame(one.before, one.now))
  if (mine.length) {
    const input = { ...inputOf(mine), lock_version: row.lock_version }
    await writerOf(context, resource).update(work, resource, { id: waiting.entity_id, input })
  }
  if (!others.length) return { state: 'undone', title, before: waiting.before }
  const differs = await tellDiffering(work, resource, others)
  return { state: 'left', title, message: texts.changedSince, before: waiting.before, differs }
}
