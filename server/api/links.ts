import type { FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, titleOf } from '../../resources/schema/resource'
import { type AssociationChange, recordAssociations } from '../database/history'
import { joinColumns, joinTable, quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import type { Tx } from '../database/tx'
import { seenAmong } from './must-see'
import type { Work } from './work'

/** Titles of rows by their ids. */
export async function labels(
  { tx }: { tx: Tx },
  target: AnyResource,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const params = new Params()
  const list = params.add(ids, 'bigint[]')
  const rows = await tx.query(
    `select t.* from (select ${['id', ...[target.title].flat()].map(quote).join(', ')}, "deletedAt" from ${quote(tableOf(target))}) t where t."id" = any(${list})`,
    params.values,
  )
  return new Map(rows.map((row) => [Number(row.id), titleOf(target, row)]))
}

/** Which of the ids sent are no rows that the actor may see. */
export async function missingReferences(
  work: Work,
  resource: AnyResource,
  {
    value,
    current,
  }: { value: Readonly<Record<string, unknown>>; current?: Readonly<Record<string, unknown>> },
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [name, given] of Object.entries(value)) {
    const field = resource.fields[name]
    if (!field?.to || !['ref', 'refs', 'file', 'image'].includes(field.kind) || given === null) continue
    const known = new Set([current?.[name]].flat())
    const seen = (id: number) => work.many?.seen.has(`${field.to} ${id}`) === true
    const ids = [given]
      .flat()
      .filter((id): id is number => typeof id === 'number' && !known.has(id) && !seen(id))
    const found = await seenAmong(work, work.registry.get(field.to), ids)
    if (!ids.every((id) => found.has(id))) errors.push({ name, message: messages.reference })
    else for (const id of ids) work.many?.seen.add(`${field.to} ${id}`)
  }
  return errors
}

/** Brings a `refs` field to the ids given, and writes what was added and removed to the history. */
export async function saveLinks(
  work: Work,
  resource: AnyResource,
  { id, name, ids }: { id: number; name: string; ids: readonly number[] },
): Promise<void> {
  const target = work.registry.get(resource.fields[name]?.to ?? '')
  const [mine, theirs] = joinColumns(resource, target)
  const table = quote(joinTable(resource, name))
  const before = (
    await work.tx.query<{ id: number }>(
      `select ${quote(theirs)} as id from ${table} where ${quote(mine)} = $1`,
      [id],
    )
  ).map((row) => row.id)
  const [added, removed] = [
    ids.filter((one) => !before.includes(one)),
    before.filter((one) => !ids.includes(one)),
  ]
  if (removed.length)
    await work.tx.query(
      `delete from ${table} where ${quote(mine)} = $1 and ${quote(theirs)} = any($2::bigint[])`,
      [id, removed],
    )
  await work.tx.query(
    `insert into ${table} (${quote(mine)}, ${quote(theirs)}, "position") select $1, one, place - 1 from unnest($2::bigint[]) with ordinality as given(one, place)
     on conflict (${quote(mine)}, ${quote(theirs)}) do update set "position" = excluded."position"`,
    [id, ids],
  )
  if (!added.length && !removed.length) return
  const names = await labels(work, target, [...added, ...removed])
  const association = work.registry.association(resource, name)
  const change =
    (action: AssociationChange['action']) =>
    (one: number): AssociationChange => ({ association, action, id: one, label: names.get(one) })
  await recordAssociations(work.tx, resource.model, {
    id,
    changes: [...added.map(change('added')), ...removed.map(change('removed'))],
    now: work.now,
  })
}
