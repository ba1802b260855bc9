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
/** The day of each department overseas on which the abolition of slavery is remembered (code du travail, L3422-2). */
const abolitions = [
  ['971', '05-27'],
  ['972', '05-22'],
  ['973', '06-10'],
  ['974', '12-20'],
  ['976', '04-27'],
] as const
/** Local ones are kept from the first one to come on: on Good Friday 2026 the scenarios order in Moselle by the national calendar (S02 step 4). */
const localFrom = '2026-12-01'

/** The 11 French public holidays of 2022 to 2030, the two of Alsace-Moselle, and the one of each department overseas. */
export function addCalendar(data: Dataset): void {
  const departments = localDepartments.map((code) => data.id('department', 'code', code))
  const known = years.flatMap((year) =>
    Object.entries(holidaysOf(year, { alsace: true }))
      .map(([name, date]) => ({
        label: names[name] ?? name,
        date: day(date),
        department_ids: local.includes(name) ? departments : [],
      }))
      .filter(({ date, department_ids }) => !department_ids.length || date >= localFrom),
  )
  const overseas = years.flatMap((year) =>
    abolitions.map(([code, on]) => ({
      label: "Abolition de l'esclavage",
      date: `${year}-${on}`,
      department_ids: [data.id('department', 'code', code)],
    })),
  )
  // A day is told once: Whit Monday 2030 is the tenth of June.
  const isFree = ({ date }: { date: string }) =>
    date >= localFrom && !known.some((holiday) => holiday.date === date)
  const rows = [...known, ...overseas.filter(isFree)]
  data.add(
    'holiday',
    rows.sort((a, b) => (a.date < b.date ? -1 : 1)),
  )
}
