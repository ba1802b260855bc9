import { firstNames, lastNames } from '../data/names'
import type { Dataset, SeedRow } from '../dataset'
import { phoneOf } from '../identifiers'
import { stream } from '../random'

/** Somebody to reach at each member (administration, billing) and at each manufacturer. */
export function addDemoContacts(data: Dataset): void {
  const types = (...names: string[]) => names.map((name) => data.id('contacttype', 'machine_name', name))
  const person = (name: unknown, rank: number): SeedRow => {
    const random = stream(`contact ${String(name)}`)
    return {
      first_name: random.pick(firstNames),
      last_name: random.pick(lastNames),
      phone: phoneOf(rank),
    }
  }
  data.add('contact', [
    ...data.rows('adherent').map((row) => ({
      ...person(row.name, 700 + row.id),
      adherent_id: row.id,
      email: row.email,
      contact_type_ids: types('administrative', 'billing'),
    })),
    ...data.rows('manufacturer').map((row) => ({
      ...person(row.name, 800 + row.id),
      manufacturer_id: row.id,
      email: row.email,
      contact_type_ids: types('industrial'),
    })),
  ])
}
