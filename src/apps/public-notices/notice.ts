import { fold } from '../../../resources/schema/fold'
import { daysBetween, parisDay } from '../../../resources/schema/paris-time'
import type { PublicState } from '../../../resources/tenders/notice-states'
import { say } from './say'

/** A notice as the API shows it to everybody. */
export interface Notice {
  id: number
  reference: string
  object: string
  buyer: string
  cpv: string | null
  procedure: string | null
  publication_date: string
  closing_date: string
  state: PublicState
}
export interface NoticeDocument {
  id: number
  kind: 'rc' | 'ccap' | 'cctp' | 'bpu' | 'annexe'
  label: string
  filename: string
  size: number | null
}
export interface WholeNotice extends Notice {
  lots: string | null
  award_text: string | null
  documents: NoticeDocument[]
}
export interface PageSetting {
  header?: string | null
  footer?: string | null
  legal_mentions?: string | null
  contact_name?: string | null
  contact_mail?: string | null
}

export const publicStates = ['open', 'closed', 'awarded'] as const

/** Whether a notice holds every word that is sought, wherever. */
export function matchesNotice(notice: Notice, sought: string): boolean {
  const { reference, object, buyer, cpv, procedure } = notice
  const text = fold([reference, object, buyer, cpv, procedure].filter(Boolean).join(' '))
  return fold(sought)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** What is left before the deadline, in words; nothing when more than a month is. */
export function timeLeft({ state, closing_date }: Notice, now: Date): string | undefined {
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
export function inOrder(notices: readonly Notice[]): Notice[] {
  const open = notices.filter(({ state }) => state === 'open')
  const past = notices.filter(({ state }) => state !== 'open')
  const byDate = (a: Notice, b: Notice) => a.closing_date.localeCompare(b.closing_date)
  return [...open.sort(byDate), ...past.sort((a, b) => byDate(b, a))]
}
