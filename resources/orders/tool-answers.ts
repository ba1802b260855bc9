import type { Person } from './answer-parts'
import type { OrderAnswer } from './answers'

/** A line that could not be taken, and why. */
export interface IgnoredLine {
  label: string
  reason: string
}

/** `POST /order/{id}/duplicate`. */
export type DuplicateAnswer = OrderAnswer & { ignored: IgnoredLine[] }

/** `POST /order/quick`: what was understood of each row; with `commit`, the good ones were added. */
export interface QuickOrderAnswer {
  complete: number
  total: number
  errors: { line: number; name: string; errors: string[] }[]
  rows: {
    line: number
    reference: string
    article_id: number
    label: string
    supplier: string
    quantity: string
    unit: string
    price_ht: string | null
    /** The amount of the line at today's price. */
    line_ht: string | null
  }[]
  /** Carts that were filled. */
  carts: { id: number; number: string }[]
}

/** One article of « Historiques d'achats » (domain §5.10). */
export interface HabitAnswer {
  article_id: number
  label: string
  ref_supplier: string | null
  supplier_id: number
  supplier: string
  family: string | null
  unit: string
  /** Of the prices. */
  billing_unit: string
  /** In order units, over the weeks. */
  quantity: string
  orders_nb: number
  average_week: string
  last_price_ht: string
  first_price_ht: string
  /** Percent between the first and the last price; two decimals. */
  price_evolution: string
  /** Today's price; none = not orderable. */
  price_ht: string | null
  last_date: string
  suggested_quantity: string
}

/** `GET /order/{id}/optimise`: cheaper articles of the same product, line by line (domain §5.11). */
export interface OptimiseAnswer {
  lines: {
    line_id: number
    label: string
    quantity: string
    line_ht: string
    proposals: OptimiseProposal[]
  }[]
  saving_ht: string
}

export interface OptimiseProposal {
  article_id: number
  label: string
  supplier_id: number
  supplier: string
  same_supplier: boolean
  /** Order units that give at least what was asked for. */
  quantity: string
  unit: string
  line_ht: string
  saving_ht: string
  /** What a base unit costs, there and here. */
  comparable: string
  /** What the change does to the minimum and the franco of both suppliers; sentences. */
  effects: string[]
}

/** `GET /standard-cart/all`, `GET /standard-cart/{id}`. */
export interface StandardCartAnswer {
  id: number
  lock_version: number
  label: string
  adherent_id: number | null
  groupAdherent_id: number | null
  is_admin: boolean
  catalog_id: number | null
  active: boolean
  cloned_from_id: number | null
  lines_nb: number
  updatedAt: string
  User: Person | null
  /** Whether the reader may change it. */
  mine: boolean
  lines?: StandardLineAnswer[]
  shares?: {
    id: number
    adherent_id: number | null
    groupAdherent_id: number | null
    company_id: number | null
    label: string
  }[]
}

export interface StandardLineAnswer {
  id: number
  article_id: number | null
  product_not_in_catalog_id: number | null
  label: string
  ref_supplier: string | null
  supplier: string
  unit: string
  quantity: string
  position: number
  /** For the member asked for: today's price, and why it cannot be ordered. */
  price_ht: string | null
  reason: string | null
}

/** `POST /standard-cart/{id}/order`: the carts that were filled and what was left out (domain §5.12). */
export interface OrderStandardAnswer {
  carts: { id: number; number: string; supplier: string; added: number }[]
  ignored: IgnoredLine[]
}
