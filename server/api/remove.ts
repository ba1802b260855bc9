import { keptBy } from '../../resources/schema/locked'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { may } from '../database/actor'
import { quote, tableOf } from '../database/naming'
import { ApiError } from './error'
import { lockRow } from './lock-row'
import { type Referring, referencesTo } from './references'
import { refuseLocked } from './refuse-locked'
import { eraseRow } from './row-writer'
import type { Work } from './work'

interface Use {
  resource: string
  label: string
  count: number
}

/** The condition by which a row `u` refers to row $1. */
const pointsSql = ({ table, column, owner }: Referring): string =>
  owner
    ? `u."id" in (select j.${quote(owner)} from ${quote(table)} j where j.${quote(column)} = $1)`
    : `u.${quote(column)} = $1`

const ownedBy = (resource: AnyResource) =>
  new Set(
    Object.values(resource.fields)
      .filter((field) => field.kind === 'children')
      .map((field) => `${field.to}.${field.by}`),
  )

/** Who refers to a row, besides the rows that live within it. A row counts once, through however many of its fields it refers. */
export async function usesOf(work: Work, resource: AnyResource, id: number): Promise<Use[]> {
  const owned = ownedBy(resource)
  const pointing = new Map<AnyResource, string[]>()
  for (const one of referencesTo(work.registry, resource)) {
    if (owned.has(`${one.user.name}.${one.field}`) || one.user.untracked) continue
    pointing.set(one.user, [...(pointing.get(one.user) ?? []), pointsSql(one)])
  }
  const uses: Use[] = []
  for (const [user, conditions] of pointing) {
    const [row] = await work.tx.query<{ n: number }>(
      `select count(*)::int as n from ${quote(tableOf(user))} u
       where u."deletedAt" is null and (${conditions.join(' or ')})`,
      [id],
    )
    if (row?.n)
      uses.push({ resource: user.name, label: row.n > 1 ? user.label[1] : user.label[0], count: row.n })
  }
  return uses
}

async function erase(work: Work, resource: AnyResource, id: number): Promise<void> {
  const row = await lockRow(work, resource, id)
  await refuseKept(work, resource, row)
  await eraseRow(work, resource, row)
}

/** Refuses to remove a row that is locked, or kept for good (err409, the sentence of its declaration). */
export async function refuseKept(work: Work, resource: AnyResource, row: UnknownRow): Promise<void> {
  await refuseLocked(work, resource, row)
  const display = keptBy(resource, row)
  if (display) throw new ApiError('err409', { display })
}

/** Removes a row that lived within another one. */
export const removeOwned = (work: Work, resource: AnyResource, id: number): Promise<void> =>
  erase(work, resource, id)

/** Removes a row, and those that live within it; refused with err420 and who uses it when something refers to it. */
export async function removeRow(
  work: Work,
  resource: AnyResource,
  { id, trusted }: { id: number; trusted?: boolean },
): Promise<void> {
  if (!trusted && !may(work.actor, resource.access.remove)) throw new ApiError('err403')
  await refuseKept(work, resource, await lockRow(work, resource, id))
  const uses = await usesOf(work, resource, id)
  if (uses.length) throw new ApiError('err420', { more: { uses } })
  for (const field of Object.values(resource.fields).filter((one) => one.kind === 'children')) {
    const target = work.registry.get(field.to ?? '')
    const rows = await work.tx.query<{ id: number }>(
      `select "id" from ${quote(tableOf(target))} where ${quote(field.by ?? '')} = $1 and "deletedAt" is null`,
      [id],
    )
    for (const row of rows) await erase(work, target, row.id)
  }
  await erase(work, resource, id)
}
