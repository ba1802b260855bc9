import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'
import { told } from '../schema/told'
import { delayscale, frequencyscale } from '../settings/scales'

const { per_week_from, note } = frequencyscale.fields
const { delay_code } = delayscale.fields

/** The scales of a tender, for all its families or for one; an empty one leaves the usual scale in place (domain §9.6). */
export const scaleFields = {
  family_id: f.ref('family', { label: 'Famille' }),
  frequency: f.rows({ per_week_from, note }, { label: 'Barème de fréquence', required: true, max: 15 }),
  delay: f.rows(
    { delay_code, note: delayscale.fields.note },
    { label: 'Barème de délai', required: true, max: 5 },
  ),
} as const

const scales = {
  frequency: many('Barème de fréquence', { per_week_from, note }),
  delay: many('Barème de délai', { delay_code, note: delayscale.fields.note }),
}
/** Notes 0 to 20 by deliveries a week and by delay. */
export type Scales = Answer<typeof scales>

const ofFamily = { family_id: maybe(told.ref('family', 'Famille')), ...scales }

/** `GET /tender/{id}/scales`: the usual scales, those of a family among them, and the tender's own. */
export const scalesAnswer = {
  usual: many('Barèmes habituels', ofFamily),
  own: many("Barèmes de l'appel d'offres", ofFamily),
}
export type ScalesAnswer = Answer<typeof scalesAnswer>
