import { createRequire } from 'node:module'
import type { Dataset } from './dataset'

const holidaysOf: (year: number) => Record<string, Date> = createRequire(import.meta.url)(
  '@socialgouv/jours-feries',
)
const years = Array.from({ length: 9 }, (_, index) => 2022 + index)
const pad = (n: number) => String(n).padStart(2, '0')
const noon = 12 * 3_600_000
/** The library's dates are local midnights, an hour off beyond a change of clocks: noon is on the right day. */
function day(date: Date): string {
  const at = new Date(date.getTime() + noon)
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
}

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
