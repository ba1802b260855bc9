import { unit } from '../../resources/settings/products'
import { namedList } from '../api/named-list'
import type { Work } from '../api/work'

/** All that a unit is called by, of its label: « Kilogramme », « kg », « kilo ». */
export type UnitNames = (label: string) => readonly string[]

/** Reads what people call the units: labels, abbreviations and the other words of the settings. */
export async function readUnitNames(work: Work): Promise<UnitNames> {
  const { rows } = await namedList(work, unit)
  const byLabel = new Map(rows.map(({ names }) => [names[0], names]))
  return (label) => byLabel.get(label) ?? [label]
}
