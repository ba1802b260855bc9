import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import { changedBy, readChange } from '../../resources/schema/bulk-change'
import { type AnyResource, titleOf } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid, notFound } from '../api/error'
import { lockRow } from '../api/lock-row'
import { isSame } from '../api/row-writer'
import type { Work } from '../api/work'
import { writerOf } from '../api/writers'
import { attempt } from '../database/attempt'
import type { Doing, Fate, Waiting } from './fate'
import { putBack } from './put-back'

type NumberedFate = Fate & { id: number }

export function reasonOf(error: unknown, resource: AnyResource): string {
  if (error instanceof ApiError) {
    const [field] = (error.answer.fields ?? []) as readonly { name: string; message: string }[]
    if (!field) return error.message
    return `${resource.fields[field.name]?.label ?? field.name} : ${field.message}`
  }
  const isRefused = error !== null && typeof error === 'object' && 'code' in error
  if (isRefused && /^(22|23|42501)/.test(String(error.code))) return texts.gone
  throw error
}

/** Gives one row the value, what its own becomes, or what it had before: by its writer, over the version that was locked, as a form would. */
async function changeRow(
  work: Work,
  doing: Doing,
  { waiting, row }: { waiting: Waiting; row: ReadRow },
): Promise<Fate> {
  const { context, run, resource } = doing
  if (run.state === 'undoing') return putBack(work, doing, { waiting, row })
  const { field, value } = run
  const declared = field === null ? undefined : resource.fields[field]
  if (field === null || !declared) return { state: 'same', before: waiting.before }
  const read = run.change === null ? undefined : readChange(declared, run.change)
  if (read?.error !== undefined) throw invalid([{ name: field, message: read.error }])
  const change = read?.change
  const whole = work.many?.wholes?.get(`${resource.name} ${waiting.entity_id}`)
  const was = (field in row ? row : (whole ?? row))[field]
  const next = change ? changedBy(declared, change, was) : value
  if (isSame(was, next)) return { state: 'same', before: waiting.before }
  const input = { [field]: next ?? null, lock_version: row.lock_version }
  await writerOf(context, resource).update(work, resource, { id: waiting.entity_id, input })
  return { state: 'changed', before: was ?? null, ...(change ? { after: next ?? null } : {}) }
}

interface Rows {
  waiting: readonly Waiting[]
  /** The rows as they were locked together. */
  rows: ReadonlyMap<number, ReadRow>
}

/** Tries a change; where it is refused, nothing of it stays, in the history to come neither. */
function tryChange<T>(work: Work, change: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> {
  const told = work.many?.changes.length ?? 0
  return attempt(work.tx, change, (error) => {
    work.many?.changes.splice(told)
    return otherwise(error)
  })
}

/** Changes a row by itself, as it stands now; what is refused is told. */
function changeAlone(work: Work, doing: Doing, waiting: Waiting): Promise<Fate> {
  const { run, resource } = doing
  const { entity_id: id } = waiting
  const known = work.many?.wholes?.get(`${resource.name} ${id}`)
  const title = known && titleOf(resource, known).slice(0, 200)
  return tryChange<Fate>(
    work,
    async () => changeRow(work, doing, { waiting, row: await lockRow(work, resource, id) }),
    (error) => ({
      state: run.state === 'undoing' ? 'left' : 'refused',
      before: waiting.before,
      ...(title ? { title } : {}),
      message: reasonOf(error, resource).slice(0, 500),
    }),
  )
}

/** Changes rows all or none; undefined where one is refused. */
function changeTogether(
  work: Work,
  doing: Doing,
  { waiting, rows }: Rows,
): Promise<NumberedFate[] | undefined> {
  const change = async () => {
    const fates: NumberedFate[] = []
    for (const one of waiting) {
      const row = rows.get(one.entity_id)
      if (!row) throw notFound(doing.resource)
      fates.push({ ...(await changeRow(work, doing, { waiting: one, row })), id: one.id })
    }
    return fates
  }
  return tryChange<NumberedFate[] | undefined>(work, change, () => undefined)
}

/** Changes rows together; where one is refused, each half of them by itself, down to the row that it is. */
export async function changeRows(work: Work, doing: Doing, { waiting, rows }: Rows): Promise<NumberedFate[]> {
  const [only] = waiting
  if (!only) return []
  if (waiting.length === 1) return [{ ...(await changeAlone(work, doing, only)), id: only.id }]
  const together = await changeTogether(work, doing, { waiting, rows })
  if (together) return together
  const middle = Math.ceil(waiting.length / 2)
  const first = await changeRows(work, doing, { waiting: waiting.slice(0, middle), rows })
  return [...first, ...(await changeRows(work, doing, { waiting: waiting.slice(middle), rows }))]
}
