import { egalimAmounts } from '../measures/egalim'
import { fieldsOf } from '../measures/measure'
import { proposal } from '../orders/tool-answers'
import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'

/** Amounts of the law's shares. */
const egalimSums = fieldsOf(egalimAmounts)
export type EgalimSums = Answer<typeof egalimSums>

/** A part of a year with its totals in euros. */
const egalimPart = { ...egalimSums, key: told.text('Clé') }
export type EgalimPart = Answer<typeof egalimPart>

const egalimCount = { key: told.text('Clé'), amount_ht: told.money('Montant HT') }
export type EgalimCount = Answer<typeof egalimCount>

/** A share that the law asks for: what is bought of it, of what base, its percent, what is asked and what lacks in euros. */
const egalimGoal = {
  key: told.word('Clé', ['bio', 'egalim', 'meat_fish']),
  amount: told.money('Montant HT'),
  base: told.money('Base'),
  /** None of a year without any purchase of these. */
  percent: maybe(told.percent('Part')),
  target: maybe(told.percent('Objectif')),
  missing: told.money('Manquant'),
  /** The percent at the end of the year if it goes on as it began is the same; this is the amount that lacks by then. */
  pace_missing: maybe(told.money('Manquant à ce rythme')),
}
export type EgalimGoal = Answer<typeof egalimGoal>

/** `GET /egalim`. */
export const egalimYear = {
  year: told.int('Année'),
  /** The server's day. */
  today: told.date("Aujourd'hui"),
  /** Whether the year goes on. */
  is_current: told.bool('Année en cours'),
  region_group: told.text('Région'),
  /** Whether the law is about any of those that are counted. */
  is_subject: told.bool('Soumis à EGAlim'),
  /** Members of a group or of a service that the law is not about: they count in no total. */
  left_out: told.int('Adhérents non soumis'),
  members: many('Adhérents', { id: told.int('Identifiant'), name: told.text('Nom') }),
  sums: one('Sommes', egalimSums),
  /** The base at the end of the year, at this pace; null for a year that is over. */
  pace_base: maybe(told.money('Base à ce rythme')),
  goals: many('Objectifs', egalimGoal),
  families: many('Familles', egalimPart),
  months: many('Mois', { ...egalimPart, key: told.month('Mois') }),
  categories: many('Catégories', egalimCount),
  /** France, Europe, short circuit, local: apart, they may overlap. */
  origins: many('Origines', egalimCount),
}
export type EgalimYear = Answer<typeof egalimYear>

/** A line behind a figure. */
export const egalimLine = {
  order_id: told.ref('order', 'Commande'),
  number: told.text('Numéro'),
  day: told.date('Jour'),
  adherent: told.text('Adhérent'),
  label: told.text('Libellé'),
  supplier: told.text('Fournisseur'),
  family: told.text('Famille'),
  categories: told.texts('Catégories'),
  amount_ht: told.money('Montant HT'),
}
export type EgalimLine = Answer<typeof egalimLine>

/** A line that ma-cantine would refuse. */
const maCantineFault = {
  line: told.int('Ligne'),
  order: told.text('Commande'),
  label: told.text('Libellé'),
  message: told.long('Message'),
}
export type MaCantineFault = Answer<typeof maCantineFault>

/** `GET /egalim/ma-cantine/check`. */
export const maCantineCheck = {
  lines: told.int('Lignes'),
  errors: many('Erreurs', maCantineFault),
  more: told.int('Autres lignes'),
}
export type MaCantineCheck = Answer<typeof maCantineCheck>

/** An article that would count in place of a line of a cart. */
const egalimSwap = {
  line_id: told.int('Ligne'),
  label: told.text('Libellé'),
  line_ht: told.money('Montant de la ligne HT'),
  proposal: one('Équivalent', proposal),
  categories: told.texts('Catégories'),
  /** What the change costs in euros; negative where it is cheaper too. */
  cost_ht: told.money('Coût HT'),
  /** Points of the cart's EGAlim share that it gains. */
  points: told.decimal('Points gagnés'),
}
export type EgalimSwap = Answer<typeof egalimSwap>

/** What is about to be ordered, the year of its member, and both together. */
const egalimShares = {
  cart: one('Panier', egalimSums),
  year: one('Année', egalimSums),
  with_cart: one('Année avec le panier', egalimSums),
  target: maybe(one('Objectif', { bio: told.percent('Bio'), egalim: told.percent('EGAlim') })),
}
export type EgalimShares = Answer<typeof egalimShares>

/** `GET /egalim/cart/{id}`. */
export const egalimCart = {
  ...egalimShares /** Those that cost least per point first. */,
  swaps: many('Remplacements', egalimSwap),
}
export type EgalimCart = Answer<typeof egalimCart>

/** `GET /egalim/carts`: all open carts together; those with food. */
export const egalimCarts = {
  ...egalimShares,
  carts: many('Paniers', {
    id: told.int('Identifiant'),
    number: told.text('Numéro'),
    supplier: told.text('Fournisseur'),
  }),
}
export type EgalimCarts = Answer<typeof egalimCarts>
