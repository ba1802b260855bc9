import { parisDay } from '../../resources/schema/paris-time'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { atDoor } from './at-door'
import { memberOf } from './member'
import { memberState } from './member-state'
import { statusWord } from './orderability-findings'

/** Whether the stock module is open to a member (`is_access_module_allowed`). */
export async function hasStockModule(work: Work, adherentId: number): Promise<boolean> {
  const [row] = await work.tx.query<{ open: boolean | null }>(
    'select is_access_module_allowed as open from adherent where id = $1',
    [adherentId],
  )
  return row?.open === true
}

/** The member whose stock is written: the actor's, with the module, and still a member; err403 otherwise. */
export async function refuseStrange(work: Work, adherentId: number): Promise<void> {
  const member = await memberOf(work, adherentId, false)
  const today = parisDay(work.now)
  const { name, can_order, status } = await memberState(work.tx, { member, day: today, today })
  const isOpen = await hasStockModule(work, adherentId)
  const found: readonly (GuardFinding | false)[] = [
    !isOpen && { guard: 'stockModule', reason: guardSentence('stockModule', { member: name }) },
    !can_order && {
      guard: 'memberClosed',
      reason: guardSentence('memberClosed', { member: name, status: statusWord(status) }),
    },
  ]
  const [first] = atDoor(
    work.tx,
    'stock',
    found.filter((one) => one !== false),
  ).refused
  if (first) throw new ApiError('err403', { display: first.reason })
}
