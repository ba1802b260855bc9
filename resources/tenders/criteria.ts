import { compared, exact, plus } from '../schema/exact'
import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'

/** What offers are judged by (domain §9.6). */
export const criterionNames = lookup({
  price: 'Prix',
  quality: 'Qualité',
  technical: 'Valeur technique',
  samples: 'Échantillons',
  frequency: 'Fréquence de livraison',
  delay: 'Délai',
  egalim: 'EGAlim',
} as const)
export type CriterionName = keyof typeof criterionNames

/** How a criterion is noted: worked out from the offer, or entered by evaluators. */
export const criterionScales = { automatic: 'Automatique', entered: 'Saisie' } as const

export const criterion = {
  machine_name: toldKey('Critère', criterionNames),
  label: told.text('Libellé'),
  weight: told.percent('Poids'),
  scale: toldKey('Barème', criterionScales),
}
export type Criterion = Answer<typeof criterion>

/** Criteria that only people judge. */
const entered: readonly CriterionName[] = ['quality', 'technical', 'samples']
/** Whether evaluators enter its notes. */
export const isEntered = ({ machine_name, scale }: Pick<Criterion, 'machine_name' | 'scale'>): boolean =>
  entered.includes(machine_name) || (machine_name === 'egalim' && scale === 'entered')

/** The criteria that a tender starts with. */
export const usualCriteria: readonly Criterion[] = [
  { machine_name: 'price', label: 'Prix', weight: '60', scale: 'automatic' },
  { machine_name: 'quality', label: 'Qualité', weight: '40', scale: 'entered' },
]

const hundred = exact(100)

/** Whether the weights make 100 (I-20). */
export const makesHundred = (criteria: readonly Pick<Criterion, 'weight'>[]): boolean =>
  compared(
    criteria.reduce((sum, { weight }) => plus(sum, exact(weight)), exact(0)),
    hundred,
  ) === 0
