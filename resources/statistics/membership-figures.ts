import { leakage } from '../measures/leakage'
import type { Measure } from '../measures/measure'
import { membership } from '../measures/membership'
import { conduct } from '../measures/prices'
import { purchases } from '../measures/purchases'
import { lookup } from '../schema/lookup'
import type { MembershipYear } from './membership'

const measures = lookup({
  gained_ht: membership.gained_ht,
  amount_ht: purchases.amount_ht,
  compared_ht: membership.compared_ht,
  market_ht: membership.market_ht,
  market_gain_ht: membership.market_gain_ht,
  rebate_share_ht: membership.rebate_share_ht,
  credit_asked: conduct.credit_asked,
  credit_obtained: conduct.credit_obtained,
  credit_recovery: conduct.credit_recovery,
  contract_ht: membership.contract_ht,
  contract_share: membership.contract_share,
  leak_ht: leakage.amount_ht,
  avoided_ht: membership.avoided_ht,
} satisfies Partial<Record<keyof MembershipYear, Measure>>)

type Name = keyof typeof measures

/** The figures of a yearly statement, by what they are about. */
const sections = lookup({
  total: ['gained_ht', 'amount_ht'],
  market: ['compared_ht', 'market_ht', 'market_gain_ht'],
  rebates: ['rebate_share_ht'],
  credits: ['credit_asked', 'credit_obtained', 'credit_recovery'],
  contracts: ['contract_ht', 'contract_share', 'leak_ht', 'avoided_ht'],
} as const satisfies Record<string, readonly Name[]>)
export type MembershipSection = keyof typeof sections
export const membershipSections = Object.keys(sections) as MembershipSection[]

export interface MembershipFigure {
  name: Name
  measure: Measure
  /** Null where nothing can be measured. */
  value: string | null
}

/** What says that a sum of nothing is no figure. */
const follows: Partial<Record<Name, Name>> = lookup({
  compared_ht: 'market_gain_ht',
  market_ht: 'market_gain_ht',
  credit_asked: 'credit_recovery',
  credit_obtained: 'credit_recovery',
  amount_ht: 'contract_share',
  contract_ht: 'contract_share',
  leak_ht: 'contract_share',
})

/** The figures of a section, as the page and the paper show them. */
export const membershipFigures = (found: MembershipYear, section: MembershipSection): MembershipFigure[] =>
  sections[section].map((name) => {
    const of = follows[name]
    return { name, measure: measures[name], value: of && found[of] === null ? null : found[name] }
  })
