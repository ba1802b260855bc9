import type { GeneralOption } from './general-options'

/** How suppliers are marked (domain §14.2). */
export const scoreOptions: readonly GeneralOption[] = [
  {
    key: 'supplier_score_weights',
    label: 'Poids de la note fournisseur',
    type: 'intList',
    value: '40,25,20,15',
    unit: '%',
    items: 4,
    sum: 100,
    help: 'Quatre poids dont la somme fait 100.',
  },
  {
    key: 'supplier_score_min_orders',
    label: 'Commandes minimum pour noter un fournisseur',
    type: 'int',
    value: '5',
    min: 1,
    max: 1000,
  },
]
