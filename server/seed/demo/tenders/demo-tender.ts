import type { Criterion } from '../../../../resources/tenders/criteria'
import type { PreparationStep } from '../../../../resources/tenders/preparation'
import type { TenderStatus } from '../../../../resources/tenders/states'

/** What a supplier of the demonstration has done with a consultation. */
export interface DemoOffer {
  supplier: string
  /** Sent, still typed, or nothing yet. */
  state: 'sent' | 'draft' | 'none'
  /** Its prices against today's, percent. */
  at?: number
}

export interface DemoTender {
  /** Tells its code within the year. */
  number: string
  label: string
  status: TenderStatus
  isPublic?: boolean
  /** Days from today: the consultation opens and ends, the offers are opened, the market lasts. */
  days: { from: number; limit: number; opening: number; market: readonly [from: number, to: number] }
  families: readonly string[]
  offers: readonly DemoOffer[]
  criteria: readonly Criterion[]
  /** Of the catalogue of what is not food. */
  isOther?: boolean
  step?: PreparationStep
  /** The reference of its public notice. */
  notice?: string
  /** Lots whose notes are worked out, from the first on; all of them once it is awarded. */
  scored?: number
  questions?: readonly { supplier: string; text: string; answer?: string }[]
  document?: string
  /** Days from today when better prices were asked, and until when. */
  round?: { from: number; limit: number; message: string }
  cancelled?: string
}

const automatic = (machine_name: Criterion['machine_name'], label: string, weight: string): Criterion => ({
  machine_name,
  label,
  weight,
  scale: 'automatic',
})
const quality = (weight: string): Criterion => ({
  machine_name: 'quality',
  label: 'Qualité',
  weight,
  scale: 'entered',
})
export const simple = [automatic('price', 'Prix', '60'), quality('40')]
export const wide = [
  automatic('price', 'Prix', '50'),
  quality('30'),
  automatic('frequency', 'Fréquence de livraison', '10'),
  automatic('delay', 'Délai', '10'),
]
export const green = [automatic('price', 'Prix', '55'), quality('25'), automatic('egalim', 'EGAlim', '20')]
