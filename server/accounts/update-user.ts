import { accounts as texts } from '../../i18n/fr/accounts'
import { resources } from '../../resources'
import { f } from '../../resources/schema/f'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { rowSchema } from '../api/schemas'
import { warningOfChange } from '../api/strikes'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import { covers } from '../trade/scope'
import { mailAddressChanged, mailLink } from './account-mails'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { endSessionsOf, spendLinks } from './sessions'
import { userBody } from './user-body'
import { cleanUser, fitToType } from './user-input'
import { assignableProfile, refuseAbove, refuseForeignFlags, refuseImpersonated } from './user-limits'
import { dependentsOf } from './validators'

/** Status « Inactif » (specification 2 §9). */
const inactive = 2
/** On which rows a person acts, and what it may do there. */
const perimeter = ['company_ids', 'adherent_ids', 'groupAdherent_ids', 'supplier_ids']
const flags = ['create_product_hc', 'create_supplier_hc']
const rights = ['profile_id', ...perimeter, ...flags]

const text = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? [...value].sort((a, b) => Number(a) - Number(b)) : (value ?? null))
const changed = (names: readonly string[], before: ReadRow, after: ReadRow) =>
  names.some((name) => text(before[name]) !== text(after[name]))

const ids = (value: unknown) => (Array.isArray(value) ? value.map(Number) : [])

/** Whether a person has less than before; another profile counts as less. */
const lost = (before: ReadRow, after: ReadRow) =>
  before.profile_id !== after.profile_id ||
  perimeter.some((name) => !covers(ids(after[name]), ids(before[name]))) ||
  flags.some((name) => before[name] === true && after[name] !== true)

function refuseOnSelf(actor: Actor, id: number, { value, before }: { value: ReadRow; before: ReadRow }) {
  if (id === actor.userId && value.status_id !== undefined && value.status_id !== 1)
    throw new ApiError('err403', { display: texts.deactivateSelf })
  if (id === actor.userId && value.email !== undefined && value.email !== before.email)
    throw new ApiError('err403', { fields: [{ name: 'email', message: texts.ownEmail }] })
}

/**
 * After a change of address: links sent to the old one are of no use. While no password was ever chosen the new one gets its
 * own; afterwards both are told, and the person's sessions end.
 */
async function followAddress(
  context: Context,
  tx: Tx,
  { before, after }: { before: ReadRow; after: ReadRow },
): Promise<void> {
  if (before.email === after.email) return
  const person = { id: Number(after.id), email: String(after.email), first_name: String(after.first_name) }
  await spendLinks(tx, person.id, { purposes: ['reset', 'setup', 'email'], now: context.now() })
  const [row] = await tx.query<{ fresh: boolean }>(
    'select password_hash is null as fresh from "user" where id = $1',
    [person.id],
  )
  if (row?.fresh) return mailLink(context, tx, { purpose: 'setup', ...person })
  await endHoldings(context, tx, [person.id], { reason: 'address' })
  await mailAddressChanged(context, tx, { ...person, former: String(before.email) })
}

/** Ends what an account that was closed or has lost rights holds; new rights alone end its sessions, which do not know them. */
async function endWhatChanged(
  context: Context,
  tx: Tx,
  { actor, before, after }: { actor: Actor; before: ReadRow; after: ReadRow },
) {
  const [id, now] = [Number(after.id), context.now()]
  if (after.status_id === inactive && before.status_id !== inactive)
    await endHoldings(context, tx, [id], { reason: 'status' })
  else if (lost(before, after))
    await endHoldings(context, tx, [id], { reason: 'rights', but: actor.sessionId })
  else if (changed(rights, before, after))
    await endSessionsOf(tx, [id], { reason: 'rights', now, but: actor.sessionId })
}

async function change(context: Context, work: Work, { id, body }: { id: number; body: ReadRow }) {
  const { actor, registry, tx } = work
  const resource = registry.get('user')
  const before = await getRow(work, resource, id)
  await refuseAbove(work, before)
  const dependents = body.dependents && (await pastRights(tx, 'session', (past) => dependentsOf(past, id)))
  const value = await cleanUser(work, body, { current: before, answered: { dependents } })
  refuseOnSelf(actor, id, { value, before })
  refuseForeignFlags(actor, value, before)
  const old = await assignableProfile(work, before.profile_id, before.profile_id)
  const profile =
    value.profile_id === undefined || value.profile_id === before.profile_id
      ? old
      : await assignableProfile(work, value.profile_id)
  const fitted = await fitToType(work, profile.profile_type_id, {
    value,
    current: {
      row: before,
      type: old.profile_type_id,
    },
  })
  const after = await warningOfChange(context, work, {
    ...{ resource, id, change: fitted },
    write: () => updateRow(work, resource, { id, input: fitted }),
  })
  return pastRights(tx, 'session', async (system) => {
    await endWhatChanged(context, system, { actor, before, after })
    await followAddress(context, system, { before, after })
    return { ...after, dependents: after.status_id === inactive ? await dependentsOf(system, id) : [] }
  })
}

/** Changes an account within the actor's level and perimeter; one that is deactivated names who depends on it. */
async function updateUser(context: Context, actor: Actor, { id, body }: { id: number; body: ReadRow }) {
  refuseImpersonated(actor)
  const { db, now } = context
  const answer = await db.write(actor, (tx) => change(context, workOf(db, tx, now()), { id, body }))
  forgetActors(db)
  return answer
}

export const updateUserCall = defineCall('PUT /users/update/{id}', 'updateUser', {
  shape: {
    summary: 'Modifie un utilisateur',
    tag: 'Utilisateurs',
    params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
    rawBody: rowSchema(resources.get('user')),
    answer: rowSchema(resources.get('user')),
  },
  run: ({ context, actor, params, request }) =>
    updateUser(context, actor, { id: params.id, body: userBody(request.body) }),
})
