import { format } from 'date-fns/format'
import { fr } from 'date-fns/locale/fr'
import { parseISO } from 'date-fns/parseISO'
import { spoken } from './marks'
import { inParis, parisDay } from './paris-time'

/** French words weigh: what every page loads first takes figures (`date-text.ts`). */
const words = (date: Date, form: string) => format(date, form, { locale: spoken()?.dates ?? fr })
const yearOfAnother = (day: string) => (day.slice(0, 4) === parisDay(new Date()).slice(0, 4) ? '' : ' yyyy')

/** « mer. 4 mars » of `2026-03-04`. */
export const shortDayWords = (day: string): string => words(parseISO(day), 'EEE do MMM')

/** « mercredi 4 mars », with its year when it is another one. */
export const longDayWords = (day: string): string => words(parseISO(day), `EEEE do MMMM${yearOfAnother(day)}`)

/** « mercredi 4 mars 2026 ». */
export const wholeDayWords = (day: string): string => words(parseISO(day), 'EEEE do MMMM yyyy')

/** « mar. 3 mars, 12:00 » in Paris, with its year when it is another one. */
export function momentWords(iso: string): string {
  const moment = inParis(new Date(iso))
  return words(moment, `EEE do MMM${yearOfAnother(parisDay(moment))}, HH:mm`)
}

/** « mardi 7 avril à 12:00 » in Paris. */
export const longMomentWords = (iso: string): string =>
  words(inParis(new Date(iso)), "EEEE do MMMM 'à' HH:mm")

/** « 17 h », « 11 h 30 » in Paris. */
export function hourWords(iso: string): string {
  const [hours, minutes] = words(inParis(new Date(iso)), 'H mm').split(' ')
  return minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`
}

/** « mars 2026 » of `2026-03` or a day of it. */
export const monthWords = (month: string): string => words(parseISO(month), 'MMMM yyyy')

/** « févr. » of `2026-02`. */
export const shortMonthWords = (month: string): string => words(parseISO(month), 'MMM')
