import type { GeneralOption } from './general-options'

/** From where on a quantity is far from habit, and asked about (5-doors §6). */
export const habitOptions: readonly GeneralOption[] = [
  {
    key: 'habit_times_largest',
    label: "Quantité loin de l'habitude : fois la plus grande commande",
    type: 'decimal',
    value: '5',
    min: 1,
    max: 1000,
    help: "D'un article commandé au moins trois fois en douze mois : à partir de là, la quantité est à confirmer.",
  },
  {
    key: 'habit_times_minimum',
    label: 'Quantité sans habitude : fois le minimum',
    type: 'decimal',
    value: '50',
    min: 1,
    max: 10_000,
    help: "D'un article commandé moins de trois fois : à partir de là, la quantité est à confirmer.",
  },
  {
    key: 'habit_line_ht',
    label: "Quantité sans habitude : montant d'une ligne",
    type: 'decimal',
    value: '1500',
    unit: '€ HT',
    min: 0,
    max: 1_000_000,
    help: "D'un article commandé moins de trois fois : au-dessus, la quantité est à confirmer.",
  },
]
