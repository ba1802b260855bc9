import { officeTexts as texts } from '../../i18n/fr/office'
import { type AnyResource, titleFields, titleOf } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { quote, tableOf } from '../database/naming'
import { invalid } from './error'
import { lockRow } from './lock-row'
import { refuseLocked } from './refuse-locked'
import { reviveRow } from './row-writer'
import { recordSecurityEvent, securityActor } from './security-event'
import type { Work } from './work'

/** Refuses to bring back a row that names one which is deleted itself, and says which. */
async function refuseLost(work: Work, resource: AnyResource, row: UnknownRow): Promise<void> {
  const lost: { name: string; message: string }[] = []
  for (const [name, { kind, to }] of Object.entries(resource.fields)) {
    if (kind !== 'ref' || !to || row[name] === null) continue
    const target = work.registry.get(to)
    const titles = titleFields(target).map(quote).join(', ')
    const [gone] = await work.tx.query<UnknownRow>(
      `select ${titles} from ${quote(tableOf(target))} where "id" = $1 and "deletedAt" is not null`,
      [row[name]],
    )
    if (gone)
      lost.push({ name, message: texts.lost({ what: target.label[0], title: titleOf(target, gone) }) })
  }
  if (lost.length) throw invalid(lost)
}

/** Brings one row back, and tells its history so. */
async function revive(work: Work, resource: AnyResource, id: number): Promise<UnknownRow> {
  const row = await lockRow(work, resource, id, { deleted: true })
  await refuseLocked(work, resource, row)
  await refuseLost(work, resource, row)
  await reviveRow(work, resource, row)
  const about = `${resource.model} ${id}`
  await recordSecurityEvent(work.tx, { kind: 'row_restored', ...securityActor(work.actor), about }, work.now)
  return row
}

/**
 * Brings a deleted row back with what went with it at the same moment: its child rows, the prices of an article. Refused with the
 * fields that are in the way: what must be unique and is taken meanwhile, a reference to what is deleted itself.
 */
export async function restoreRow(work: Work, resource: AnyResource, id: number): Promise<void> {
  const { deletedAt } = await revive(work, resource, id)
  for (const { resource: owned, field } of work.registry.pointingTo(tableOf(resource))) {
    if (owned.untracked || owned.hardDelete || owned.fields[field]?.kind !== 'ref') continue
    const rows = await work.tx.query<{ id: number }>(
      `select "id" from ${quote(tableOf(owned))} where ${quote(field)} = $1 and "deletedAt" = $2 order by "id"`,
      [id, deletedAt],
    )
    for (const row of rows) await revive(work, owned, row.id)
  }
}
