import { litigationTexts } from '../../i18n/fr/litigations'
import {
  type LitigationVerb,
  litigationTransition,
  type Side,
  sideOf,
} from '../../resources/litigations/states'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { saying } from '../../resources/schema/texts'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { may } from '../database/actor'
import { notify } from '../trade/notify'
import { adherentUsers, supplierUsers } from '../trade/recipients'
import {
  addMessage,
  authorOf,
  type LitigationRow,
  litigationNumber,
  lockLitigation,
  wrongState,
} from './litigation-row'

/** What a verb is told with. */
export interface Told {
  credit_obtained_ht?: string | null
  credit_reference?: string | null
  comment?: string | null
  reason?: string | null
}

const filled = (text: string | null | undefined) => (text?.trim() ? text.trim() : null)

/** What each verb writes, or why it is refused. */
function changesOf(verb: LitigationVerb, told: Told, now: Date): Record<string, unknown> {
  const need = (value: unknown, name: string, message: string) => {
    if (value === null || value === undefined) throw invalid([{ name, message }])
  }
  if (verb === 'accept') {
    need(told.credit_obtained_ht, 'credit_obtained_ht', litigationTexts.amount)
    return {
      credit_obtained_ht: told.credit_obtained_ht,
      answer_comment: filled(told.comment),
      answered_at: now,
    }
  }
  if (verb === 'refuse') {
    const reason = filled(told.comment)
    if ((reason?.length ?? 0) < 3) throw invalid([{ name: 'comment', message: litigationTexts.reason }])
    return { answer_comment: reason, answered_at: now }
  }
  if (verb === 'credit') {
    need(filled(told.credit_reference), 'credit_reference', litigationTexts.credit)
    return { credit_reference: filled(told.credit_reference) }
  }
  if (verb === 'close') {
    const reason = filled(told.reason)
    if ((reason?.length ?? 0) < 3) throw invalid([{ name: 'reason', message: litigationTexts.reason }])
    return { close_reason: reason, closed_at: now }
  }
  return verb === 'reopen' ? { closed_at: null } : {}
}

function sentenceOf(verb: LitigationVerb, told: Told): string {
  return saying(litigationTexts.events[verb], {
    amount: frenchDecimal(told.credit_obtained_ht ?? '0'),
    reference: told.credit_reference ?? '',
    reason: told.reason ?? '',
  })
}

/** Tells the other parties: the member's sender, the supplier's people, the « chargé de mission ». */
async function tellParties(work: Work, row: LitigationRow, { what, event }: { what: string; event: string }) {
  const side = sideOf(work.actor.profileTypeId)
  const members =
    side === 'member' ? [] : row.adherent_id ? await adherentUsers(work.tx, row.adherent_id) : [row.user_id]
  const suppliers = side === 'supplier' ? [] : await supplierUsers(work.tx, row.supplier_id)
  const [supplier] = await work.tx.beyond('notifications', (tx) =>
    tx.query<{ name: string }>('select name from supplier where id = $1', [row.supplier_id]),
  )
  const users = [...(members.includes(row.user_id) ? [row.user_id] : members), ...suppliers, row.responsible]
  await notify(work.tx, {
    kind: 'litigation_updated',
    users: users.filter((id) => id !== work.actor.userId),
    model: 'Litigation',
    entityId: row.id,
    event,
    params: { litigation: litigationNumber(row), supplier: supplier?.name ?? '', what },
    now: work.now,
  })
}

/** Leads a litigation to its next state, by the table of transitions alone (domain §8). */
export async function moveLitigation(
  work: Work,
  id: number,
  { verb, told }: { verb: LitigationVerb; told: Told },
): Promise<void> {
  const row = await lockLitigation(work, id)
  const side: Side = sideOf(work.actor.profileTypeId)
  const transition = litigationTransition(verb, row.status)
  if (!transition) throw wrongState(row.status)
  const permission = transition.who[side]
  if (!permission || !may(work.actor, permission)) throw new ApiError('err403')
  if (!row.is_sent) throw new ApiError('err409', { display: litigationTexts.notSent })
  const extra = { ...changesOf(verb, told, work.now), status: transition.to }
  await updateRow(work, work.registry.get('litigation'), { id, input: {}, trusted: true, extra })
  const comment = verb === 'accept' || verb === 'refuse' ? filled(told.comment) : null
  const text = [sentenceOf(verb, told), comment].filter(Boolean).join(' – ')
  await addMessage(work, id, { kind: 'event', text })
  await tellParties(work, row, { what: text, event: `${verb} ${row.lock_version}` })
}

/** Adds a message to the conversation; it is never changed. */
export async function writeMessage(
  work: Work,
  id: number,
  { text, file_ids }: { text: string; file_ids: readonly number[] },
): Promise<void> {
  const row = await lockLitigation(work, id)
  const side = sideOf(work.actor.profileTypeId)
  const permission = side === 'supplier' ? 'answerLitigation' : 'updateLitigation'
  if (!may(work.actor, permission) && !may(work.actor, 'createLitigation')) throw new ApiError('err403')
  if (!row.is_sent) throw new ApiError('err409', { display: litigationTexts.notSent })
  await addMessage(work, id, { kind: 'message', text, file_ids })
  const author = await authorOf(work)
  const what = litigationTexts.events.message({ author })
  await tellParties(work, row, { what, event: `message ${work.now.toISOString()}` })
}
