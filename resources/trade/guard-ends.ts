import { lookup } from '../schema/lookup'
import type { GuardId } from './guard-sentences'

/** What ends a refusal, in one press each (5-doors §1.1). */
export const guardEnds = lookup({
  replace: 'Remplacer par un équivalent',
  quantity: 'Corriger la quantité',
  confirm: 'Confirmer la quantité',
  remove: 'Retirer la ligne',
  day: 'Changer le jour',
} as const)
export type GuardEnd = keyof typeof guardEnds
export const guardEndNames = Object.keys(guardEnds) as GuardEnd[]

const article: readonly GuardEnd[] = ['replace', 'remove']
const dated: readonly GuardEnd[] = [...article, 'day']

/** What ends each condition; nothing of those that the person cannot end in the cart. */
const ends: Readonly<Partial<Record<GuardId, readonly GuardEnd[]>>> = lookup({
  withdrawn: dated,
  unpriced: dated,
  unreferenced: dated,
  outOfCatalogue: ['remove'],
  supplierClosed: article,
  day: ['day'],
  quantity: ['quantity', 'remove'],
  habit: ['confirm', 'remove'],
  access: ['remove'],
} as const)

/** What ends a condition. */
export const endsOf = (guard: GuardId): readonly GuardEnd[] => ends[guard] ?? []
