import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import type { Operator } from '../schema/kind'
import { lookup } from '../schema/lookup'
import { many, maybe, one, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { statisticsOrder } from './answers'

/** What money is at stake by (measures §6). */
export const stakes = lookup({
  price_gap: 'Payé au-dessus du contrat',
  leak: 'Hors contrat remplaçable',
  credits: 'Avoirs attendus',
  tier: 'Paliers de RFA à portée',
  shipping: 'Ports et minimums de commande',
  contracts: 'Contrats bientôt finis',
  undeclared: "Chiffre d'affaires non déclaré",
  prices: 'Prochains prix',
  expiring: 'Stock à consommer',
  budget: 'Budget dépassé',
} as const)
export type Stake = keyof typeof stakes

const condition = {
  name: told.text('Champ'),
  operator: shaped<Operator>('Opérateur', 'eq'),
  value: shaped<unknown>('Valeur', '2026-11-30'),
}
export type StakeCondition = Answer<typeof condition>

const stakeLine = {
  key: toldKey('Enjeu', stakes),
  label: told.text('Libellé'),
  amount_ht: told.money('Montant HT'),
  /** None where nothing is counted. */
  count: maybe(told.int('Nombre')),
  /** The search that finds as many. */
  list: maybe(one('Liste', { model: told.text('Modèle'), fields: many('Conditions', condition) })),
  act: one('Acte', {
    label: told.text('Libellé'),
    /** The name of a screen, and the query of its address. */
    to: told.text('Écran'),
  }),
}
export type StakeLine = Answer<typeof stakeLine>

/** What is at stake order by order: their list holds as many as their line counts, and adds up to its amount. */
export const orderStakes = lookup({
  price_gap: stakes.price_gap,
  leak: stakes.leak,
  shipping: stakes.shipping,
})
export type OrderStake = keyof typeof orderStakes

const month = f.text({ label: 'Mois', max: 7 })
const narrowed = {
  adherent_id: f.int({ label: 'Adhérent', min: 1 }),
  group_id: f.int({ label: "Groupe d'adhérents", min: 1 }),
}

export const atStakeEndpoints = {
  orders: defineEndpoint('GET /at-stake/orders', {
    permission: 'viewStatistics',
    tag: 'Statistiques',
    summary: 'Les commandes derrière un enjeu, celle qui pèse le plus en premier',
    listed: true,
    query: { key: f.select(orderStakes, { label: 'Enjeu', required: true }), month, ...narrowed },
    answers: {
      data: many('Commandes', statisticsOrder),
      /** What they add up to: the amount of the line. */
      amount_ht: told.money('Montant HT'),
      from: told.date('Du'),
      to: told.date('Au'),
    },
  }),
  lines: defineEndpoint('GET /at-stake', {
    permission: 'viewStatistics',
    tag: 'Statistiques',
    summary: "En jeu : ce que l'on peut encore gagner ou éviter de perdre, le plus gros montant en premier",
    listed: true,
    query: { month, ...narrowed },
    answers: { data: many('Enjeux', stakeLine) },
  }),
}
