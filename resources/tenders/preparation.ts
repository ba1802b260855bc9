import { lookup } from '../schema/lookup'

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
