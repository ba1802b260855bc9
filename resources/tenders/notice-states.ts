import { awardedTenders } from './states'

/** The course of a public notice (domain §20); what leads from one state to the next are its actions, and the moves of its tender. */
export const noticeStates = {
  '100': { label: 'Brouillon', tone: 'orange' },
  '150': { label: 'Publié', tone: 'green' },
  '200': { label: 'Clos', tone: 'blue' },
  '250': { label: 'Attribué', tone: 'lightGreen' },
  '300': { label: 'Archivé', tone: 'grey' },
} as const

/** A tender that is awarded before its notice was closed awards it at once; one whose award is dropped takes it back. */
export const noticeMoves = [
  { verb: 'award', from: ['150'], to: '250' },
  { verb: 'drop', from: ['250'], to: '200' },
] as const

/** States in which the public pages show a notice, from its date of publication on. */
export const shownStates = ['150', '200', '250'] as const

/** Of those, the ones whose award is still to come. */
export const undecidedStates = shownStates.filter((state) => state !== '250')

export const publicStates = ['open', 'closed', 'awarded', 'dropped'] as const
export type PublicState = (typeof publicStates)[number]

interface Standing {
  status: string
  closing_date: string
  /** The state of its tender, where it has one: what that says goes before. */
  tender_status: string | null
}

/** What the pages say of a notice: it closes at its date, whenever the clock's work marks it so. */
export function publicState({ status, closing_date, tender_status }: Standing, now: Date): PublicState {
  if (tender_status === '500') return 'dropped'
  if (tender_status ? isAwarded(tender_status) : status === '250') return 'awarded'
  return (tender_status ?? status) === '150' && new Date(closing_date) > now ? 'open' : 'closed'
}

const isAwarded = (status: string): boolean => awardedTenders.some((state) => state === status)
