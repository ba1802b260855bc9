import type { user } from '../accounts/user'
import { compareDecimals } from '../schema/decimal-text'
import type { FilledOf, RowOf } from '../schema/infer'
import type { orderlevel } from '../settings/members'

/** A row of « Niveaux de commande » (domain §5.5): its amount is a threshold, inclusive. */
export type OrderLevel = RowOf<
  typeof orderlevel,
  'level' | 'catalog_id' | 'amount_ht' | 'default_validator_id'
> &
  FilledOf<typeof orderlevel, 'mandatory'>

export interface LevelsAsked {
  author: RowOf<typeof user, 'id' | 'validator_one' | 'validator_two'>
  levels: readonly OrderLevel[]
  /** Catalogues of the order's lines. */
  catalogs: readonly number[]
  total_ht: string
  /** People who may decide: active, with the permission and the perimeter. */
  usable: ReadonlySet<number>
}

export interface RequiredLevel {
  level: 1 | 2
  expected_user_id: number
}

/** The levels to pass, in order; or the first one that nobody can decide. */
export type LevelsAnswer = { required: RequiredLevel[]; missing: null } | { required: null; missing: 1 | 2 }

const atLeast = (total: string, amount: string) => compareDecimals(total, amount) >= 0

type One = RequiredLevel | 'missing' | undefined

function levelOf(n: 1 | 2, asked: LevelsAsked): One {
  const { author, levels, catalogs, total_ht, usable } = asked
  const matching = levels.filter(
    (one) => Number(one.level) === n && (one.catalog_id === null || catalogs.includes(one.catalog_id)),
  )
  const reached = matching.filter((one) => atLeast(total_ht, one.amount_ht))
  if (matching.length && !reached.length) return undefined
  const own = n === 1 ? author.validator_one : author.validator_two
  const named = [own, ...reached.map((one) => one.default_validator_id)].filter((id) => id !== null)
  const found = named.find((id) => id !== author.id && usable.has(id))
  if (found !== undefined) return { level: n, expected_user_id: found }
  const isCaught = reached.some((one) => one.mandatory) || named.some((id) => id !== author.id)
  return isCaught ? 'missing' : undefined
}

/** Which levels an order of this author must pass (domain §5.5). Level 2 is never asked before level 1. */
export function requiredLevels(asked: LevelsAsked): LevelsAnswer {
  const required: RequiredLevel[] = []
  for (const n of [1, 2] as const) {
    const one = levelOf(n, asked)
    if (one === 'missing') return { required: null, missing: n }
    if (one) required.push(one)
  }
  return { required, missing: null }
}

/** A validator, and who stands in for it. */
export type Replacement = RowOf<
  typeof user,
  'id' | 'replacement_validator' | 'start_date_replacement' | 'end_date_replacement'
>

/** Who decides for a validator on a day: the validator, and its replacement between its dates, bounds included. */
export function decidersOf(validator: Replacement, day: string): number[] {
  const {
    id,
    replacement_validator: other,
    start_date_replacement: start,
    end_date_replacement: end,
  } = validator
  const isReplaced = other !== null && start !== null && start <= day && (end === null || day <= end)
  return isReplaced ? [id, other] : [id]
}
