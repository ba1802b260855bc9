import { filterTexts } from '../../../i18n/fr/filters'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { intervalText } from './interval'

/** The usual intervals of days around a moment, as the address holds them; days of Paris. */
export function presets(now: Date): { label: string; value: string }[] {
  const today = parisDay(now)
  const weekAgo = addDays(today, -6)
  const from = (start: string) => intervalText({ from: start, to: today })
  return [
    { label: filterTexts.today, value: from(today) },
    { label: filterTexts.week, value: from(weekAgo) },
    { label: filterTexts.month, value: from(`${today.slice(0, 7)}-01`) },
    { label: filterTexts.year, value: from(`${today.slice(0, 4)}-01-01`) },
  ]
}
