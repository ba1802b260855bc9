import { createRequire } from 'node:module'
import { addHours } from 'date-fns/addHours'
import { dayOf } from '../../resources/schema/paris-time'
import type { Dataset } from './dataset'

const holidaysOf: (year: number, options: { alsace: boolean }) => Record<string, Date> = createRequire(
  import.meta.url,
)('@socialgouv/jours-feries')
const years = Array.from({ length: 9 }, (_, index) => 2022 + index)
/** The library's dates are local midnights, an hour off beyond a change of clocks: noon is on the right day. */
const day = (date: Date): string => dayOf(addHours(date, 12))

const names: Readonly<Record<string, string>> = {
  "Jour de l'an": "Jour de l'An",
  'Victoire des alliés': 'Victoire 1945',
  'Fête Nationale': 'Fête nationale',
  Armistice: 'Armistice 1918',
  'Vendredi Saint': 'Vendredi saint',
  'Saint Étienne': 'Saint-Étienne',
}
/** Holidays of the local law of Alsace-Moselle alone. */
const local = ['Vendredi Saint', 'Saint Étienne']
const localDepartments = ['57', '67', '68']
/** Kept from the first one to come on: on Good Friday 2026 the scenarios order in Moselle by the national calendar (S02 step 4). */
const localFrom = '2026-12-01'

/** The 11 French public holidays of 2022 to 2030, and the two of Alsace-Moselle. */
export function addCalendar(data: Dataset): void {
  const departments = localDepartments.map((code) => data.id('department', 'code', code))
  const rows = years.flatMap((year) =>
    Object.entries(holidaysOf(year, { alsace: true }))
      .map(([name, date]) => ({
        label: names[name] ?? name,
        date: day(date),
        department_ids: local.includes(name) ? departments : [],
      }))
      .filter(({ date, department_ids }) => !department_ids.length || date >= localFrom),
  )
  data.add(
    'holiday',
    rows.sort((a, b) => (a.date < b.date ? -1 : 1)),
  )
}
