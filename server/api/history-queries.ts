import { errorTexts } from '../../i18n/fr/api-errors'
import { formerNames, nameToday } from '../../resources/schema/former-names'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, titleOf } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import { may } from '../database/actor'
import { quote, tableOf } from '../database/naming'
import { seesAll } from '../database/policies'
import { canReadField, readableFields } from '../database/rights'
import type { Context } from './context'
import { ApiError, invalid, unreadable } from './error'
import { mergedFrom } from './merged'
import { findRow } from './read'
import { type Work, workOf } from './work'

const people = `left join "user" u on u."id" = h.user_id left join "user" i on i."id" = h.impersonated_by`
const names = `u."first_name" as "u_first", u."last_name" as "u_last", i."first_name" as "i_first", i."last_name" as "i_last"`

function withPeople({
  u_first,
  u_last,
  i_first,
  i_last,
  user_id,
  impersonated_by,
  ...row
}: UnknownRow): UnknownRow {
  return {
    ...row,
    User: user_id === null ? null : { id: user_id, first_name: u_first, last_name: u_last },
    impersonated_by:
      impersonated_by === null ? null : { id: impersonated_by, first_name: i_first, last_name: i_last },
  }
}

/** The resource of a model that the actor may read. */
export function resourceNamed(context: Context, actor: Actor, model: string): AnyResource {
  const resource = context.db.registry.find(model)
  if (!resource) throw invalid([{ name: 'modelName', message: errorTexts.model }])
  if (resource.refusal || !may(actor, resource.access.view)) throw unreadable(resource)
  return resource
}

/** History is read by who sees the row; of a deleted row, by who sees every row. */
async function seen(work: Work, resource: AnyResource, id: number): Promise<void> {
  if (!(await findRow(work, resource, id)) && !seesAll(work.policies, work.actor))
    throw new ApiError('err404')
}

async function labelled(work: Work, resource: AnyResource, rows: UnknownRow[]): Promise<UnknownRow[]> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!field.to || field.kind !== 'ref') continue
    const mine = rows.filter((row) => row.field === name)
    const ids = mine.flatMap((row) => [row.old_value, row.new_value]).filter((id) => typeof id === 'number')
    if (!ids.length) continue
    const target = work.registry.get(field.to)
    const found = await work.tx.query(
      `select ${['id', ...[target.title].flat()].map(quote).join(', ')} from ${quote(tableOf(target))} where "id" = any($1::bigint[])`,
      [ids],
    )
    const labels = new Map(found.map((row) => [row.id, titleOf(target, row)]))
    for (const row of mine)
      Object.assign(row, {
        old_label: labels.get(row.old_value) ?? null,
        new_label: labels.get(row.new_value) ?? null,
      })
  }
  return rows
}

/** What does not exist is err400; what exists and may not be read is err403. */
function refuseUnknown(name: string, asked: readonly string[], isKnown: (name: string) => boolean): void {
  if (!asked.every(isKnown)) throw invalid([{ name, message: messages.unknown }])
}

interface Asked {
  context: Context
  actor: Actor
  model: string
  id: number
  limit: number
  offset: number
}

/** Changes of one field, or of every readable field, newest first. */
export function fieldRows(
  { context, actor, model, id, limit, offset }: Asked,
  fieldName: string | undefined,
) {
  const resource = resourceNamed(context, actor, model)
  const fields = fieldName ? [fieldName] : readableFields(resource, actor).map(([name]) => name)
  refuseUnknown('fieldName', fields, (name) => resource.fields[name] !== undefined)
  if (!fields.every((name) => canReadField(resource, name, actor))) throw new ApiError('err403')
  return context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    await seen(work, resource, id)
    const ids = [id, ...(await mergedFrom(work, resource, id))]
    return changesOf(work, resource, { ids, fields, limit, offset })
  })
}

/** Changes of fields of some rows, newest first; whether the actor sees the rows was asked before. */
export async function changesOf(
  work: Work,
  resource: AnyResource,
  asked: { ids: readonly number[]; fields: readonly string[]; limit: number; offset: number },
) {
  const { ids, fields, limit, offset } = asked
  const asKept = fields.flatMap((name) => [name, ...formerNames(resource.fields[name] ?? {})])
  const values = [resource.model, ids, asKept]
  const where = 'h.model = $1 and h.entity_id = any($2::bigint[]) and h.field = any($3::text[])'
  const kept = await work.tx.query<UnknownRow>(
    `select h.id, h.entity_id, h.field, h.old_value, h.new_value, h.change_type, h."updatedAt", h.user_id, h.impersonated_by, ${names}
     from field_history h ${people} where ${where} order by h.id desc limit $4 offset $5`,
    [...values, limit, offset],
  )
  const rows = kept.map((row) => ({ ...row, field: nameToday(resource, String(row.field)) }))
  const [count] = await work.tx.query<{ n: number }>(
    `select count(*)::int as n from field_history h where ${where}`,
    values,
  )
  return { data: (await labelled(work, resource, rows)).map(withPeople), total: count?.n ?? 0, offset, limit }
}

/** Links added and removed, newest first. */
export function associationRows(
  { context, actor, model, id, limit, offset }: Asked,
  asked: readonly string[],
  targetId?: number | null,
) {
  const resource = resourceNamed(context, actor, model)
  const readable = new Set(
    readableFields(resource, actor).flatMap(([name]) => [
      name,
      context.db.registry.association(resource, name),
    ]),
  )
  const declared = Object.keys(resource.fields).flatMap((name) => [
    name,
    context.db.registry.association(resource, name),
  ])
  refuseUnknown('associationName', asked, (name) => declared.includes(name))
  if (!asked.every((name) => readable.has(name))) throw new ApiError('err403')
  return context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    await seen(work, resource, id)
    const where =
      'h.model = $1 and h.entity_id = any($2::bigint[]) and h.association_name = any($3::text[]) and ($4::bigint is null or h.associated_id = $4)'
    const called = asked.length ? asked : [...readable]
    const former = called.flatMap((name) => formerNames(resource.fields[name] ?? {}))
    const ids = [id, ...(await mergedFrom(work, resource, id))]
    const values = [resource.model, ids, [...called, ...former], targetId ?? null]
    const rows = await tx.query(
      `select h.id, h.association_name, h.action, h.associated_id, h.label, h."updatedAt", h.user_id, h.impersonated_by, ${names} from association_history h ${people}
      where ${where} order by h.id desc limit $5 offset $6`,
      [...values, limit, offset],
    )
    const [count] = await tx.query<{ n: number }>(
      `select count(*)::int as n from association_history h where ${where}`,
      values,
    )
    return { data: rows.map(withPeople), total: count?.n ?? 0, offset, limit }
  })
}

const eventSql = `select h.id, h.model, h.entity_id, h.event, h.payload, h."createdAt", h.user_id, h.impersonated_by, ${names} from history h ${people}`

/** Business events of one row, newest first. */
export async function eventsOf(context: Context, actor: Actor, { model, id }: { model: string; id: number }) {
  const resource = resourceNamed(context, actor, model)
  return context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    await seen(work, resource, id)
    const ids = [id, ...(await mergedFrom(work, resource, id))]
    const rows = await tx.query(
      `${eventSql} where h.model = $1 and h.entity_id = any($2::bigint[]) order by h.id desc limit 500`,
      [resource.model, ids],
    )
    return { data: rows.map(withPeople) }
  })
}

/** One business event. */
export async function oneEvent(context: Context, actor: Actor, id: number) {
  const [row] = await context.db.read(actor, (tx) => tx.query(`${eventSql} where h.id = $1`, [id]))
  if (!row) throw new ApiError('err404')
  const resource = resourceNamed(context, actor, String(row.model))
  await context.db.read(actor, (tx) =>
    seen(workOf(context.db, tx, context.now()), resource, Number(row.entity_id)),
  )
  return withPeople(row)
}
