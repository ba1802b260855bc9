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

export interface ShopOption {
  id: number
  label: string
  count: number
}

interface ShopUnit {
  label: string
  abbreviation: string | null
  kind: 'weight' | 'volume' | 'count' | null
  decimals: number
}

/** Shares are decimal texts from 0 to 1. */
export interface UsableFacts {
  share: string
  /** Of what was ordered: not delivered, or refused. */
  short: string
  /** Of what was received: claimed, without a credit. */
  claimed: string
  lines: number
  of: 'article' | 'supplier'
}

/** An article as a member sees it; amounts, quantities and coefficients are decimal texts. */
export interface ShopArticle {
  id: number
  label: string
  ref_supplier: string
  product_id: number
  supplier_id: number
  supplier: string
  family_id: number
  family: string
  catalog_id: number
  brand: string | null
  origin: string | null
  storagemode: string | null
  temperature: 'ambient' | 'fresh' | 'frozen' | null
  caliber: string | null
  labels: { id: number; label: string; egalim_group: string | null; color?: string | null }[]
  allergens: string[]
  image: { path: string; unique_name: string } | null
  sheet_file_id: number | null
  /** Price of a billing unit for the member that day; null = not orderable. */
  price_ht: string | null
  quotation: string | null
  rate: string | null
  order_unit: ShopUnit | null
  billing_unit: ShopUnit | null
  base_unit: ShopUnit | null
  coef_order_management: string
  coef_billing: string
  coef_negotiation: string
  coef: string
  order_step: string
  order_minimum: string
  variable_weight: boolean
  favourite: boolean
  /** What of a year's deliveries could be used: of the article, or of its supplier where it came too seldom; null = not known. */
  usable: UsableFacts | null
  /** Last day on which the member received it within its habits. */
  bought_at: string | null
}

export interface ShopAnswer {
  data: ShopArticle[]
  offset: number
  limit: number
  /** The day of the prices. */
  day: string
  /** Why nothing may be ordered at all: the member's status. */
  blocked: string | null
  /** What was looked for instead of words that no article holds. */
  meant?: string
  /** Some of the words were left out: no article holds them all. */
  near?: boolean
  /** With `facets` only. */
  total?: number
  total_capped?: boolean
  facets?: Record<ShopFacet, ShopOption[]>
  /** Articles that would be found in the families that the member's selection hides. */
  hidden?: number
}

/** Largest page of a shelf. */
export const shopPage = 60

/** A line of an open cart, as `GET /catalog/in-cart` answers it. */
export interface InCart {
  line_id: number
  order_id: number
  supplier_id: number | null
  ask_delivery_date: string
  article_id: number | null
  product_not_in_catalog_id: number | null
  quantity: string
}

/** What `GET /catalog/budget` answers: amounts before tax. */
export interface BudgetAnswer {
  year: number
  /** The annual food budget; null when the member has none. */
  budget: string | null
  months: { month: string; food_ht: string; other_ht: string }[]
  /** Food in the carts and in the orders that wait. */
  carts_ht: string
}
