import type { OptimiseProposal } from '../orders/tool-answers'
import type { EgalimSums } from './rules'

/** What the law asks for in percent; null where nothing is asked. */
export interface EgalimTarget {
  bio: string
  egalim: string
  meat_fish: string | null
}

/** A part of a year with its totals in euros. */
export interface EgalimPart extends EgalimSums {
  key: string
}

export interface EgalimCount {
  key: string
  amount_ht: string
}

/** A share that the law asks for: what is bought of it, of what base, its percent, what is asked and what lacks in euros. */
export interface EgalimGoal {
  key: 'bio' | 'egalim' | 'meat_fish'
  amount: string
  base: string
  percent: string
  target: string | null
  missing: string
  /** The percent at the end of the year if it goes on as it began is the same; this is the amount that lacks by then. */
  pace_missing: string | null
}

/** `GET /egalim`. */
export interface EgalimYear {
  year: number
  /** The server's day. */
  today: string
  /** Whether the year goes on. */
  is_current: boolean
  region_group: string
  members: { id: number; name: string }[]
  sums: EgalimSums
  /** The base at the end of the year, at this pace; null for a year that is over. */
  pace_base: string | null
  goals: EgalimGoal[]
  families: EgalimPart[]
  months: EgalimPart[]
  categories: EgalimCount[]
  /** France, Europe, short circuit, local: apart, they may overlap. */
  origins: EgalimCount[]
}

/** A line behind a figure. */
export interface EgalimLine {
  order_id: number
  number: string
  day: string
  adherent: string
  label: string
  supplier: string
  family: string
  categories: string[]
  amount_ht: string
}

/** A line that ma-cantine would refuse. */
export interface MaCantineFault {
  line: number
  order: string
  label: string
  message: string
}

/** `GET /egalim/ma-cantine/check`. */
export interface MaCantineCheck {
  lines: number
  errors: MaCantineFault[]
  more: number
}

/** An article that would count in place of a line of a cart. */
export interface EgalimSwap {
  line_id: number
  label: string
  line_ht: string
  proposal: OptimiseProposal
  categories: string[]
  /** What the change costs in euros; negative where it is cheaper too. */
  cost_ht: string
  /** Points of the cart's EGAlim share that it gains. */
  points: string
}

/** What is about to be ordered, the year of its member, and both together. */
export interface EgalimShares {
  cart: EgalimSums
  year: EgalimSums
  with_cart: EgalimSums
  target: { bio: string; egalim: string } | null
}

/** `GET /egalim/cart/{id}`. */
export interface EgalimCart extends EgalimShares {
  /** Those that cost least per point first. */
  swaps: EgalimSwap[]
}

/** `GET /egalim/carts`: all open carts together; those with food. */
export interface EgalimCarts extends EgalimShares {
  carts: { id: number; number: string; supplier: string }[]
}
