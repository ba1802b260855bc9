import { createRequire } from 'node:module'
import { addHours } from 'date-fns/addHours'
import { dayOf } from '../../resources/schema/paris-time'
import type { Dataset } from './dataset'

const holidaysOf: (year: number) => Record<string, Date> = createRequire(import.meta.url)(
  '@socialgouv/jours-feries',
)
const years = Array.from({ length: 9 }, (_, index) => 2022 + index)
/** The library's dates are local midnights, an hour off beyond a change of clocks: noon is on the right day. */
const day = (date: Date): string => dayOf(addHours(date, 12))

const names: Readonly<Record<string, string>> = {
  "Jour de l'an": "Jour de l'An",
  'Victoire des alliés': 'Victoire 1945',
  'Fête Nationale': 'Fête nationale',
  Armistice: 'Armistice 1918',
}

/** The 11 French public holidays of 2022 to 2030. */
export function addCalendar(data: Dataset): void {
  const rows = years.flatMap((year) =>
    Object.entries(holidaysOf(year)).map(([name, date]) => ({ label: names[name] ?? name, date: day(date) })),
  )
  data.add(
    'holiday',
    rows.sort((a, b) => (a.date < b.date ? -1 : 1)),
  )
}
