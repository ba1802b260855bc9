import type { Tone } from '../schema/field'
import { lookup } from '../schema/lookup'

/** The states of a tender and what leads from one to another (domain §9.2). */
export const tenderStatuses = {
  '100': 'En préparation',
  '150': 'Consultation ouverte',
  '200': 'Consultation close',
  '250': 'Plis ouverts, analyse',
  '300': 'Négociation',
  '350': 'Attribué',
  '400': 'En exécution',
  '450': 'Terminé',
  '500': 'Sans suite',
} as const
export type TenderStatus = keyof typeof tenderStatuses

export const tenderTones: Readonly<Record<TenderStatus, Tone>> = {
  '100': 'grey',
  '150': 'green',
  '200': 'blue',
  '250': 'orange',
  '300': 'orange',
  '350': 'lightGreen',
  '400': 'green',
  '450': 'grey',
  '500': 'red',
}

export type TenderVerb =
  | 'publish'
  | 'close'
  | 'open'
  | 'negotiate'
  | 'resume'
  | 'award'
  | 'apply'
  | 'end'
  | 'cancel'

interface Move {
  from: readonly TenderStatus[]
  to: TenderStatus
  /** The permission that it needs; without one only the clock makes the move. */
  access?: string
}

export const tenderMoves: Readonly<Record<TenderVerb, Move>> = lookup({
  publish: { from: ['100'], to: '150', access: 'publishTender' },
  close: { from: ['150'], to: '200' },
  open: { from: ['200'], to: '250', access: 'openTenderResponses' },
  negotiate: { from: ['250'], to: '300', access: 'negotiateTender' },
  resume: { from: ['300'], to: '250', access: 'negotiateTender' },
  award: { from: ['250'], to: '350', access: 'awardTender' },
  apply: { from: ['350'], to: '400' },
  end: { from: ['400'], to: '450' },
  cancel: { from: ['100', '150', '250'], to: '500', access: 'awardTender' },
})
export const tenderVerbs = Object.keys(tenderMoves) as TenderVerb[]

/** Where a verb leads from a state; undefined where it leads nowhere. */
export const tenderMove = (verb: TenderVerb, from: TenderStatus): TenderStatus | undefined =>
  tenderMoves[verb].from.includes(from) ? tenderMoves[verb].to : undefined

/** What somebody may do with a tender now. */
export const tenderVerbsOf = (status: TenderStatus, may: (permission: string) => boolean): TenderVerb[] =>
  tenderVerbs.filter((verb) => {
    const { access } = tenderMoves[verb]
    return access !== undefined && may(access) && tenderMove(verb, status) !== undefined
  })

/** The states of a supplier's answer (domain §9.2, §21). */
export const responseStatuses = {
  '100': 'En saisie',
  '150': 'Envoyée',
  '200': 'Hors délai',
  '250': 'Irrégulière',
  '300': 'Retenue',
  '350': 'Non retenue',
  '400': 'Retirée',
} as const
export type ResponseStatus = keyof typeof responseStatuses

export const responseTones: Readonly<Record<ResponseStatus, Tone>> = {
  '100': 'grey',
  '150': 'blue',
  '200': 'red',
  '250': 'red',
  '300': 'green',
  '350': 'orange',
  '400': 'grey',
}

export const lotStatuses = {
  open: 'Ouvert',
  awarded: 'Attribué',
  no_bid: 'Sans offre',
  cancelled: 'Sans suite',
} as const
