import type { Fields } from '../../resources/schema/field'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import type { Database } from '../database/connect'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { rowCondition } from '../database/query'
import type { How } from '../database/tx'
import { invalid } from './error'
import { type Work, workOf } from './work'

/** Rows that something sent names: under which name, of which resource. */
export interface Reference {
  /** As whoever sent it knows it: `lines.3.article_id`. */
  name: string
  to: string
  ids: readonly number[]
}

const keyOf = (to: string, id: number | string) => `${to} ${id}`

/** Those of the rows named that the actor may see, as `article 12`: one statement, whatever they are of. */
async function seenOf(work: Work, references: readonly Reference[], how?: How): Promise<Set<string>> {
  const params = new Params()
  const selects = [...new Set(references.map(({ to }) => to))].map((to) => {
    const target = work.registry.get(to)
    const asked = references.filter((one) => one.to === to).flatMap(({ ids }) => ids)
    const list = params.add([...new Set(asked)], 'bigint[]')
    return `select '${to}' as of, t."id" from ${quote(tableOf(target))} t where t."id" = any(${list}) and ${rowCondition(work, target, { alias: 't', params })}`
  })
  if (!selects.length) return new Set()
  const rows = await work.tx.query<{ of: string; id: number }>(
    selects.join(' union all '),
    params.values,
    how,
  )
  return new Set(rows.map(({ of, id }) => keyOf(of, id)))
}

/** Those of the ids that are rows of `target` which the actor may see; permissions and rights on fields are not asked. */
export async function seenAmong(
  work: Work,
  target: AnyResource,
  ids: readonly number[],
): Promise<Set<number>> {
  const seen = await seenOf(work, ids.length ? [{ name: '', to: target.name, ids }] : [])
  return new Set(ids.filter((id) => seen.has(keyOf(target.name, id))))
}

/**
 * The one door of ids that come from outside: each must be a row that the actor may see. One that is not there and one that is
 * somebody else's are refused in the same words (err400, by name), so that nothing is learnt by asking.
 */
export async function mustSee(work: Work, references: readonly Reference[], how?: How): Promise<void> {
  const seen = await seenOf(work, references, how)
  const wrong = references.filter(({ to, ids }) => !ids.every((id) => seen.has(keyOf(to, id))))
  if (wrong.length) throw invalid(wrong.map(({ name }) => ({ name, message: messages.reference })))
}

const idsOf = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

/** The references that the values of declared fields hold, those of lists of lines among them. */
function referencesIn(fields: Fields, values: UnknownRow, prefix = ''): Reference[] {
  return Object.entries(fields).flatMap(([key, field]): Reference[] => {
    const [name, value] = [`${prefix}${key}`, values[key]]
    const { fields: inner, to } = field
    if (inner && Array.isArray(value))
      return value.flatMap((line: UnknownRow, index) => referencesIn(inner, line, `${name}.${index}.`))
    const ids = to && field.door !== 'call' ? idsOf(value) : []
    return to && ids.length ? [{ name, to, ids }] : []
  })
}

/** Refuses what was sent when it names a row that the actor does not see; asks nothing of the database where it names none. */
export async function refuseUnseen(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  { fields, values }: { fields: Fields; values: UnknownRow },
): Promise<void> {
  const references = referencesIn(fields, values)
  if (references.length)
    await db.read(actor, (tx) => mustSee(workOf(db, tx, now()), references, { last: true }))
}
