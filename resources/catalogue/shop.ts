import type { Allergen } from './allergens'

/** What the front office's catalogues ask and are answered: one vocabulary for both sides. */

/** Catalogues of the front office (domain §18): a catalogue of articles, or the services of both. */
export const shelves = { food: 1, nonFood: 2, services: null } as const
export type Shelf = keyof typeof shelves

/** The permission that a shelf asks for. */
export const shelfPermissions: Readonly<Record<Shelf, string>> = {
  food: 'foodCatalog',
  nonFood: 'nonFoodCatalog',
  services: 'viewCatalog',
}

/** Facets in the order in which they are shown. */
export const shopFacets = ['family', 'supplier', 'brand', 'label', 'origin', 'storagemode'] as const
export type ShopFacet = (typeof shopFacets)[number]

export type ShopChoices = Partial<Record<ShopFacet, readonly number[]>>

export const shopSorts = ['label', 'price', 'comparable', 'usable', 'supplier'] as const
export type ShopSort = (typeof shopSorts)[number]

/** Habits that narrow a search. */
export const shopHabits = ['favourite', 'bought'] as const
export type ShopHabit = (typeof shopHabits)[number]

export interface ShopQuestion {
  adherent_id: number
  is_group: boolean
  /** The day of prices; today unless told. */
  date?: string
  shelf: Shelf
  q?: string
  choices?: ShopChoices
  /** Only articles that are told to hold none of these. */
  without?: readonly Allergen[]
  habits?: readonly ShopHabit[]
  sort?: ShopSort
  offset?: number
  limit?: number
  /** Whether facets and total are wanted: the first page asks, the next ones do not. */
  facets?: boolean
  /** Offers of one product alone. */
  product_id?: number
  /** Shows the families that the member's selection hides as well. */
  all_families?: boolean
}

/** Largest page of a shelf. */
export const shopPage = 60
