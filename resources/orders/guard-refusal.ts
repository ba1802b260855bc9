import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one, some } from '../schema/pick'
import { told } from '../schema/told'
import { guardEndNames } from '../trade/guard-ends'
import { guardIds } from '../trade/guard-sentences'

/** A condition that kept a step from being made: of a line, or of the whole order (5-doors §1.1). */
export const guardRefusal = {
  guard: told.word('Contrôle', guardIds),
  line_id: maybe(f.int({ label: 'Ligne' })),
  label: maybe(f.text({ label: 'Libellé' })),
  reason: f.text({ label: 'Raison', required: true }),
  ends: some('Ce qui y met fin', guardEndNames),
  /** The quantity of the line that ends it. */
  quantity: maybe(f.quantity({ label: 'Quantité' })),
}
export type GuardRefusal = Answer<typeof guardRefusal>

/** What is warned of in an order as it stands: of a line, or of the whole (5-doors §1, « W »). */
export const guardWarning = {
  guard: guardRefusal.guard,
  line_id: guardRefusal.line_id,
  reason: guardRefusal.reason,
}
export type GuardWarning = Answer<typeof guardWarning>

/** To whom a refused validation can be given back, and with which reason (5-doors §1.2). */
export const giveBack = {
  author: f.text({ label: 'Auteur', required: true }),
  reason: f.text({ label: 'Motif', required: true }),
}
export type GiveBack = Answer<typeof giveBack>

/** What somebody else has put on a line meanwhile, in `err409` (5-doors §6). */
export interface StaleLine {
  quantity: string
}

/** Why an order of a batch was refused. */
export const refusalAnswer = {
  type: f.text({ label: 'Erreur', required: true }),
  display: f.text({ label: 'Phrase', required: true }),
  findings: many('Contrôles', guardRefusal),
  /** Days of delivery on which nothing of it stands that a day ends. */
  days: told.days('Jours possibles'),
  back: maybe(one('Renvoi', giveBack)),
}
export type RefusalAnswer = Answer<typeof refusalAnswer>
