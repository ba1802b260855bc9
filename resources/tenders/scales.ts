import { f } from '../schema/f'
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

/** Notes 0 to 20 by deliveries a week and by delay. */
export interface Scales {
  frequency: { per_week_from: number; note: string }[]
  delay: { delay_code: string; note: string }[]
}

/** `GET /tender/{id}/scales`: the usual scales, those of a family among them, and the tender's own. */
export interface ScalesAnswer {
  usual: (Scales & { family_id: number | null })[]
  own: (Scales & { family_id: number | null })[]
}
