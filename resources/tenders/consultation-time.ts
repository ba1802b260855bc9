import type { RowOf } from '../schema/infer'
import type { tender } from './tender'

/** When a consultation may be answered, by the server's clock alone (domain §9.4). */

interface Consultation
  extends RowOf<typeof tender, 'status' | 'consultation_openning_date' | 'response_date_limit'> {
  /** Until when the supplier may answer the round that it was asked into. */
  negotiation_deadline?: string | null
}

export const consultationMoments = ['early', 'open', 'late'] as const
export type ConsultationMoment = (typeof consultationMoments)[number]

/** The limit itself is still in time: « après la date et l'heure limites » begins the millisecond after. */
export function consultationMoment(
  { status, consultation_openning_date, response_date_limit, negotiation_deadline }: Consultation,
  now: Date,
): ConsultationMoment {
  if (!response_date_limit || status === '100') return 'early'
  if (status === '300') return negotiation_deadline && now <= new Date(negotiation_deadline) ? 'open' : 'late'
  if (status !== '150' || now > new Date(response_date_limit)) return 'late'
  return consultation_openning_date && now < new Date(consultation_openning_date) ? 'early' : 'open'
}
