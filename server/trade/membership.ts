import type { RebatePart } from '../../resources/statistics/membership'
import type { Work } from '../api/work'

/** Of whom: a member, a group, or all members that the actor sees. */
export interface MembershipOf {
  adherent_id?: number | null | undefined
  group_id?: number | null | undefined
}

/** What was bought of a product beside the contracts. */
export interface ProductLeak {
  /** Null where the line names no product, and none under contract is like it. */
  product_id: number | null
  /** Whether the line is of an article of that product, and so counts among its purchases. */
  is_article: boolean
  amount_ht: string
}

/** What the yearly statement of statistics asks of rebates, past which statistics know nothing. */
export interface MembershipReaders {
  /** Lines beside the contracts of the orders that the actor sees, days included. */
  leaks: (work: Work, of: MembershipOf & { from: string; to: string }) => Promise<ProductLeak[]>
  /** Shared rebates of a year: those that were invoiced, and how many were not. */
  rebates: (work: Work, of: MembershipOf & { year: number }) => Promise<{ rows: RebatePart[]; open: number }>
}
