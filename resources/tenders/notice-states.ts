/** The course of a public notice (domain §20); what leads from one state to the next are its actions, and the moves of its tender. */
export const noticeStates = {
  '100': { label: 'Brouillon', tone: 'orange' },
  '150': { label: 'Publié', tone: 'green' },
  '200': { label: 'Clos', tone: 'blue' },
  '250': { label: 'Attribué', tone: 'lightGreen' },
  '300': { label: 'Archivé', tone: 'grey' },
} as const

/** A tender that is awarded before its notice was closed awards it at once. */
export const noticeMoves = [{ verb: 'award', from: ['150'], to: '250' }] as const

/** States in which the public pages show a notice, from its date of publication on. */
export const shownStates = ['150', '200', '250'] as const

/** Of those, the ones whose award is still to come. */
export const undecidedStates = shownStates.filter((state) => state !== '250')

export const publicStates = ['open', 'closed', 'awarded'] as const
export type PublicState = (typeof publicStates)[number]

/** What the pages say of a notice: it closes at its date, whenever the clock's work marks it so. */
export function publicState(state: string, closingDate: string, now: Date): PublicState {
  if (state === '250') return 'awarded'
  return state === '150' && new Date(closingDate) > now ? 'open' : 'closed'
}
