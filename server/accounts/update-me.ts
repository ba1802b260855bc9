import { messages } from '../../resources/schema/messages'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { isEqual } from '../api/echoes'
import { ApiError, invalid } from '../api/error'
import { getRow } from '../api/read'
import { isSame } from '../api/row-writer'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import { type Actor, may } from '../database/actor'
import type { Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import { askedAddress, pendingAddress, requestAddress } from './own-address'
import { userAnswer } from './user-answer'
import { cleanUser, inherited, validatorsRefused } from './user-input'
import { refuseImpersonated } from './user-limits'

const identity = [
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'avatar_file_id',
  'civility_id',
  'quality_id',
]
const replacement = ['replacement_validator', 'start_date_replacement', 'end_date_replacement']
const validators = ['validator_one', 'validator_two']
/** What a person may change of the own account; who may change users also chooses its own validators. */
function ownFields(actor: Actor): Set<string> {
  const members = actor.profileTypeId === 3 ? replacement : []
  return new Set([...identity, ...members, ...(may(actor, 'updateUser') ? validators : [])])
}

/** The fields that change, all of them own ones; any other that differs from what the account has, or is told to have, is refused. */
function ownChanges(
  work: Work,
  value: ReadRow,
  { before, answered }: { before: ReadRow; answered: ReadRow },
): ReadRow {
  const own = ownFields(work.actor)
  const names = Object.keys(value).filter((name) => name !== 'lock_version')
  const isKept = (name: string) =>
    isSame(value[name], before[name]) || (inherited.includes(name) && isEqual(value[name], answered[name]))
  const refused = names.filter((name) => !own.has(name) && !isKept(name))
  if (refused.length)
    throw new ApiError('err403', { fields: refused.map((name) => ({ name, message: messages.forbidden })) })
  return Object.fromEntries(names.filter((name) => own.has(name)).map((name) => [name, value[name]]))
}

/** One's own account as it is answered, with the address that waits for its link. */
async function ownAnswer(system: Tx, { actor, registry, now }: Work): Promise<ReadRow> {
  const { userId, sessionId } = actor
  const answer = await userAnswer(system, registry, { userId, sessionId })
  return { ...answer, pending_email: await pendingAddress(system, userId, now) }
}

async function change(
  context: Context,
  work: Work,
  { body, address }: { body: ReadRow; address: string | undefined },
) {
  const { actor, registry, tx } = work
  const resource = registry.get('user')
  const before = await getRow(work, resource, actor.userId)
  const answered = await pastRights(tx, 'session', (system) => ownAnswer(system, work))
  const value = await cleanUser(work, body, { current: before, answered, read: ['current_password'] })
  const { email: _asked, ...changes } = ownChanges(work, value, { before, answered })
  const errors =
    actor.profileTypeId === 3 ? await validatorsRefused(work, 3, { value: changes, current: before }) : []
  if (errors.length) throw invalid(errors)
  const version = value.lock_version === undefined ? {} : { lock_version: value.lock_version }
  await updateRow(work, resource, { id: actor.userId, input: { ...changes, ...version }, trusted: true })
  return pastRights(tx, 'session', async (system) => {
    if (address) await requestAddress(context, system, { actor, address })
    return ownAnswer(system, work)
  })
}

/**
 * Changes one's own account; a new address only once its link was followed. Members need the permission `updateMyProfile`
 * (specification 1 §5).
 */
export async function updateMe(context: Context, actor: Actor, body: ReadRow) {
  refuseImpersonated(actor)
  if (actor.profileTypeId === 3 && !may(actor, 'updateMyProfile')) throw new ApiError('err403')
  const { db, now } = context
  const address = await askedAddress(context, actor, body)
  return db.write(actor, (tx) => change(context, workOf(db, tx, now()), { body, address }))
}
