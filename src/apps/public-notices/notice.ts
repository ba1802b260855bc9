import { fold } from '../../../resources/schema/fold'
import { daysBetween, parisDay } from '../../../resources/schema/paris-time'
import type { ShownNotice } from '../../../resources/tenders/public-answers'
import { say } from './say'

/** Whether a notice holds every word that is sought, wherever. */
export function matchesNotice(notice: ShownNotice, sought: string): boolean {
  const { reference, object, buyer, cpv, procedure } = notice
  const text = fold([reference, object, buyer, cpv, procedure].filter(Boolean).join(' '))
  return fold(sought)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** What is left before the deadline, in words; nothing when more than a month is. */
export function timeLeft({ state, closing_date }: ShownNotice, now: Date): string | undefined {
  if (state !== 'open') return undefined
  const days = daysBetween(parisDay(now), parisDay(new Date(closing_date)))
  if (days <= 0) return say('view.today')
  if (days === 1) return say('view.tomorrow')
  return days <= 31 ? say('view.left', { n: days }) : undefined
}

/** « 340 Ko ». */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return say('size.bytes', { n: bytes })
  if (bytes < 1_000_000) return say('size.kilo', { n: Math.round(bytes / 1000) })
  return say('size.mega', { n: (bytes / 1_000_000).toFixed(1).replace('.', ',') })
}

/** The open ones first, the nearest deadline before; then the others, the latest before. */
export function inOrder(notices: readonly ShownNotice[]): ShownNotice[] {
  const open = notices.filter(({ state }) => state === 'open')
  const past = notices.filter(({ state }) => state !== 'open')
  const byDate = (a: ShownNotice, b: ShownNotice) => a.closing_date.localeCompare(b.closing_date)
  return [...open.sort(byDate), ...past.sort((a, b) => byDate(b, a))]
}
