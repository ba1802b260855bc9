import { lookup } from '../../resources/schema/lookup'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { searchRows } from '../database/search'

const active = (name: string, value: unknown): FilterInput => ({ name, operator: 'eq', value })

/** What may be picked as a user's perimeter, by association: its resource, the keys answered, when a row is active. */
const picks = lookup({
  Adherent: {
    resource: 'adherent',
    keys: ['id', 'name', 'groupAdherent_id'],
    active: active('adherent_status_id', 1),
  },
  GroupAdherent: { resource: 'groupadherent', keys: ['id', 'label'], active: active('active', true) },
  Supplier: { resource: 'supplier', keys: ['id', 'name'], active: active('supplier_status_id', 1) },
  Company: { resource: 'company', keys: ['id', 'label'], active: active('active', true) },
} as const)
type Pick = keyof typeof picks

/** What each profile type gives a perimeter of: members give members, suppliers suppliers. */
const picksOf: Readonly<Record<number, readonly Pick[]>> = lookup({
  1: ['Adherent', 'GroupAdherent', 'Supplier', 'Company'],
  2: ['Supplier'],
  3: ['Adherent', 'GroupAdherent'],
})

async function rowsOf(work: Work, pick: Pick, onlyActive: boolean): Promise<UnknownRow[]> {
  const { resource, keys, active: filter } = picks[pick]
  const target = work.registry.get(resource)
  const filters = onlyActive && target.fields[filter.name] ? [filter] : []
  const rows = await searchRows(work.tx, work, { resource: target, filters })
  return rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])))
}

/** All that the actor may give as somebody's perimeter. */
export async function pickable(work: Work, onlyActive: boolean): Promise<Record<Pick, UnknownRow[]>> {
  const answer: Record<Pick, UnknownRow[]> = { Adherent: [], GroupAdherent: [], Supplier: [], Company: [] }
  for (const pick of picksOf[work.actor.profileTypeId] ?? [])
    answer[pick] = await rowsOf(work, pick, onlyActive)
  return answer
}
