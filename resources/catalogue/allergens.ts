import type { RowCheck } from '../schema/row-checks'

/** The fourteen of annex II to regulation (EU) 1169/2011, in its order. */
export const allergens = {
  gluten: 'Céréales contenant du gluten',
  crustaceans: 'Crustacés',
  eggs: 'Œufs',
  fish: 'Poissons',
  peanuts: 'Arachides',
  soya: 'Soja',
  milk: 'Lait',
  nuts: 'Fruits à coque',
  celery: 'Céleri',
  mustard: 'Moutarde',
  sesame: 'Graines de sésame',
  sulphites: 'Anhydride sulfureux et sulfites',
  lupin: 'Lupin',
  molluscs: 'Mollusques',
} as const
export type Allergen = keyof typeof allergens

/** What is said of an article: some of them, or that there is none; nothing said is neither. */
export const toldAllergens = { none: 'Aucun des 14 allergènes', ...allergens } as const

export const isAllergen = (text: string): text is Allergen => Object.hasOwn(allergens, text)

/** « Aucun » stands alone. */
export const noneAlone: RowCheck = ({ allergens: told }) =>
  Array.isArray(told) && told.length > 1 && told.includes('none')
    ? { name: 'allergens', message: `« ${toldAllergens.none} » ne va avec aucun allergène.` }
    : undefined
