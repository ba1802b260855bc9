import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { type PreparationStep, preparationSteps } from './preparation'

/** How something of a tender differs from the one that it was taken over from. */
export const changeMarks = lookup({
  new: { label: 'Nouveau', tone: 'green' },
  changed: { label: 'Modifié', tone: 'blue' },
  gone: { label: 'Retiré', tone: 'orange' },
  inactive: { label: 'Désactivé', tone: 'red' },
  fresh: { label: 'À ajouter ?', tone: 'orange' },
} as const)
export type ChangeMark = keyof typeof changeMarks

/** Something that a tender says: a lot, a volume, a weight, a step of a scale, a document. */
export interface TenderFact {
  step: PreparationStep
  /** The same in both tenders where it is the same thing. */
  key: string
  /** The lot that it stands in, by family and zone: told with its lot where only one tender has that. */
  lot: string | null
  label: string
  /** What is compared. */
  value: string
  /** How it is said; null where it says nothing to a reader. */
  text: string | null
  /** Not to be used any more in the catalogue. */
  inactive: boolean
  lot_id: number | null
  product_id: number | null
}

/** A mark on a step of the preparation. */
const tenderChange = {
  step: toldKey('Étape', preparationSteps),
  label: told.text('Libellé'),
  lot_id: maybe(told.ref('tender_family', 'Lot')),
  product_id: maybe(told.ref('product', 'Produit')),
  mark: toldKey('Changement', changeMarks),
  /** The criterion, the document …: what it is among those of its step. */
  key: told.text('Clé'),
  before: maybe(told.text('Avant')),
  after: maybe(told.text('Après')),
}
export type TenderChange = Answer<typeof tenderChange>

/** `GET /tender/{id}/changes`; nothing where it was taken over from none. */
export const tenderChanges = {
  from: maybe(
    one("Appel d'offres repris", {
      id: told.ref('tender', "Appel d'offres"),
      code: told.text('Code'),
      label: told.text('Libellé'),
    }),
  ),
  data: many('Changements', tenderChange),
}
export type TenderChanges = Answer<typeof tenderChanges>

const keyOf = ({ step, key }: Pick<TenderFact, 'step' | 'key'>) => `${step} ${key}`

/**
 * What differs between a former tender and the one that follows it, in the order of the steps: of a lot that only one of the two has,
 * its products are not told one by one.
 */
export function changesBetween(before: readonly TenderFact[], now: readonly TenderFact[]): TenderChange[] {
  const lotsOf = (facts: readonly TenderFact[]) =>
    new Set(facts.filter(({ step }) => step === 'families').map(({ key }) => key))
  const [former, present] = [lotsOf(before), lotsOf(now)]
  const isTold = ({ lot }: TenderFact) => lot === null || (former.has(lot) && present.has(lot))
  const known = new Map(before.filter(isTold).map((fact) => [keyOf(fact), fact]))
  const kept = new Set<string>()
  const changes: TenderChange[] = []
  for (const fact of now.filter(isTold)) {
    const { step, key, label, lot_id, product_id, text } = fact
    const was = known.get(keyOf(fact))
    if (was) kept.add(keyOf(was))
    if (was?.value === fact.value) continue
    const mark = was ? 'changed' : 'new'
    changes.push({ step, key, label, lot_id, product_id, mark, before: was?.text ?? null, after: text })
  }
  for (const [name, { step, key, label, text, inactive, product_id }] of known)
    if (!kept.has(name)) {
      const mark = inactive ? 'inactive' : 'gone'
      changes.push({ step, key, label, lot_id: null, product_id, mark, before: text, after: null })
    }
  return changes
}
