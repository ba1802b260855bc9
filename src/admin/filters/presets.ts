import { filterTexts } from '../../../i18n/fr/filters'
import { intervalText } from './interval'

const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
const dayMs = 86_400_000

/** The usual intervals of days around a moment, as the address holds them; days of Paris. */
export function presets(now: Date): { label: string; value: string }[] {
  const today = paris.format(now)
  const weekAgo = paris.format(new Date(now.getTime() - 6 * dayMs))
  const from = (start: string) => intervalText({ from: start, to: today })
  return [
    { label: filterTexts.today, value: from(today) },
    { label: filterTexts.week, value: from(weekAgo) },
    { label: filterTexts.month, value: from(`${today.slice(0, 7)}-01`) },
    { label: filterTexts.year, value: from(`${today.slice(0, 4)}-01-01`) },
  ]
}
