import { lookup } from '../schema/lookup'

/** The course of a public notice (domain §20). */
export const noticeStates = lookup({
  '100': 'Brouillon',
  '150': 'Publié',
  '200': 'Clos',
  '250': 'Attribué',
  '300': 'Archivé',
} as const)
export type NoticeState = keyof typeof noticeStates

/** States in which the public pages show a notice, from its date of publication on. */
export const shownStates = ['150', '200', '250'] as const

const next: Readonly<Record<string, NoticeState>> = lookup({
  '100': '150',
  '150': '200',
  '200': '250',
  '250': '300',
})

/** The one step that a notice may take from its state; none from the last. */
export const nextState = (state: string): NoticeState | undefined => next[state]

export const stateLabel = (state: string): string => noticeStates[state as NoticeState] ?? state

/** What the pages say of a notice: it closes at its date, whenever the clock's work marks it so. */
export function publicState(state: string, closingDate: string, now: Date): 'open' | 'closed' | 'awarded' {
  if (state === '250') return 'awarded'
  return state === '150' && new Date(closingDate) > now ? 'open' : 'closed'
}
export type PublicState = ReturnType<typeof publicState>
