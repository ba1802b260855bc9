import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { asked, many, pick } from '../schema/pick'
import { confirmedField, orderId, tag } from './call-fields'
import { cartChange } from './cart-change'

const act = asked(cartChange.fields.act, { required: true })

/** An act that can be taken back or, once it was, done again: its first change and how many lines it changed. */
const cartAct = {
  act,
  at: f.dateTime({ label: 'Quand', required: true }),
  undone: f.bool({ label: 'Annulé', required: true }),
  n: f.int({ label: 'Lignes', required: true }),
  ...pick(cartChange, ['field', 'label', 'before', 'after']),
}
export type CartAct = Answer<typeof cartAct>

/** Acts of a person on a cart, taken back and done again. */
export const undoEndpoints = {
  acts: defineEndpoint('GET /order/{id}/acts', {
    ...{ tag, params: orderId },
    permission: 'viewCart',
    summary: 'Ses derniers actes sur un panier, le plus récent en premier',
    answers: { data: many('Actes', cartAct) },
  }),
  undo: defineEndpoint('POST /order/{id}/undo', {
    ...{ tag, params: orderId },
    permission: 'signedIn',
    summary: "Annuler ses derniers actes sur un panier, ou rétablir ce qui vient de l'être",
    body: {
      act,
      /** The oldest of those that are taken back together. */
      until: asked(cartChange.fields.act, { required: false }),
      redo: f.bool({ label: 'Rétablir' }),
      ...confirmedField,
    },
    answers: {
      done: f.int({ label: 'Changements faits', required: true }),
      left: many('Laissés', {
        ...pick(cartChange, ['label']),
        reason: f.text({ label: 'Raison', required: true }),
      }),
    },
  }),
} as const
export type UndoAnswer = Answer<typeof undoEndpoints.undo.answers>
