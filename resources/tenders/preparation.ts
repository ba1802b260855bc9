import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { told } from '../schema/told'

/** The steps of a tender's preparation, in their order (domain §9.3). */
export const preparationSteps = lookup({
  information: 'Informations',
  families: 'Familles',
  products: 'Produits et volumes',
  criteria: 'Critères et barèmes',
  suppliers: 'Fournisseurs / AMO',
  documents: 'Documents et mail',
  check: 'Vérification',
} as const)
export type PreparationStep = keyof typeof preparationSteps
export const preparationOrder = Object.keys(preparationSteps) as PreparationStep[]

/** The steps that are tabs of the tender's own form, by title; saving the form saves them. */
export const formSteps = { Informations: 'information', 'Documents et mail': 'documents' } as const

/** Something that keeps a tender from being published, and the step where it is put right. */
export const missing = {
  step: told.keyOf('Étape', preparationSteps),
  name: told.text('Champ'),
  message: told.long('Message'),
}
export type Missing = Answer<typeof missing>
