import { accounts as texts } from '../../i18n/fr/accounts'
import { resources } from '../../resources'
import { factorPermissions } from '../../resources/accounts/factor-permissions'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { getRow } from '../api/read'
import { removeRow } from '../api/remove'
import { newRowSchema, rowSchema } from '../api/schemas'
import { warningOfChange } from '../api/strikes'
import { type Work, workOf } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { cleanProfile, refuseForeignMenus } from './profile-input'
import { permissionsOf, refuseForeignGrants, refuseHighLevel } from './profile-limits'
import { endSessionsOf } from './sessions'
import { userBody } from './user-body'
import { refuseImpersonated } from './user-limits'

const tag = 'Profils'
const id = { id: f.int({ label: 'Identifiant', required: true, min: 1 }) }
const resource = resources.get('profile')

/** A profile with the names of its ticked permissions (domain §23). */
const answerOf = (row: UnknownRow): UnknownRow => ({
  ...row,
  permissions: (Array.isArray(row.Profile_permission) ? row.Profile_permission : []).map(
    (one: UnknownRow) => one.permission,
  ),
})

/** A new profile asks for a second factor where it gives rights that want one, unless it says otherwise. */
async function withFactor(work: Work, value: UnknownRow): Promise<UnknownRow> {
  if (value.two_factor_required !== undefined) return value
  const given = await permissionsOf(work, value)
  return { ...value, two_factor_required: [...given].some((name) => factorPermissions.has(name)) }
}

async function createProfile(work: Work, body: UnknownRow): Promise<UnknownRow> {
  const value = await withFactor(work, await cleanProfile(work, body))
  refuseHighLevel(work, value)
  await refuseForeignMenus(work, value)
  await refuseForeignGrants(work, {}, value)
  return answerOf(await createRow(work, resource, { input: value }))
}

const usersOf = async (tx: Tx, profileId: number): Promise<number[]> =>
  (
    await tx.query<{ id: number }>('select id from "user" where profile_id = $1 and "deletedAt" is null', [
      profileId,
    ])
  ).map((row) => row.id)

/** The type decides which perimeter is filled: it stays while somebody has the profile. */
async function refuseTypeChange(work: Work, before: UnknownRow, after: UnknownRow): Promise<void> {
  if (before.profile_type_id === after.profile_type_id) return
  const users = await pastRights(work.tx, 'perimeter', (tx) => usersOf(tx, Number(before.id)))
  const message = texts.profileInUse({ n: users.length })
  if (users.length) throw invalid([{ name: 'profile_type_id', message }])
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one))

/** Less rights end what those who have the profile hold, more of them their sessions; but for the one in which it is changed. */
async function endWhatChanged(
  context: Context,
  work: Work,
  { before, after }: { before: UnknownRow; after: UnknownRow },
): Promise<void> {
  const [had, has] = [await permissionsOf(work, before), await permissionsOf(work, after)]
  if (sameSet(had, has) && before.level === after.level && before.profile_type_id === after.profile_type_id)
    return
  const isLess = [...had].some((name) => !has.has(name)) || Number(after.level) < Number(before.level)
  const how = { reason: 'rights', but: work.actor.sessionId } as const
  await pastRights(work.tx, 'session', async (tx) => {
    const users = await usersOf(tx, Number(after.id))
    if (isLess) await endHoldings(context, tx, users, how)
    else await endSessionsOf(tx, users, { ...how, now: work.now })
  })
}

async function updateProfile(
  context: Context,
  work: Work,
  { id: profileId, body }: { id: number; body: UnknownRow },
): Promise<UnknownRow> {
  const before = await getRow(work, resource, profileId)
  const value = await cleanProfile(work, body, before)
  const after = { ...before, ...value }
  refuseHighLevel(work, before, after)
  await refuseForeignMenus(work, after)
  await refuseTypeChange(work, before, after)
  await refuseForeignGrants(work, before, after)
  const row = await warningOfChange(context, work, {
    ...{ resource, id: profileId, change: value },
    write: () => updateRow(work, resource, { id: profileId, input: value }),
  })
  await endWhatChanged(context, work, { before, after: row })
  return answerOf(row)
}

async function deleteProfile(work: Work, profileId: number): Promise<void> {
  refuseHighLevel(work, await getRow(work, resource, profileId))
  await removeRow(work, resource, { id: profileId })
}

async function written<T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> {
  refuseImpersonated(actor)
  const answer = await context.db.write(actor, (tx) => run(workOf(context.db, tx, context.now())))
  forgetActors(context.db)
  return answer
}

export const profileCalls = [
  defineCall('GET /profile/{id}', 'signedIn', {
    shape: {
      summary: 'Un profil, ses menus et ses permissions',
      tag,
      params: id,
      answer: rowSchema(resource),
    },
    run: ({ context, actor, params }) =>
      context.db.read(actor, async (tx) =>
        answerOf(await getRow(workOf(context.db, tx, context.now()), resource, params.id)),
      ),
  }),
  defineCall('POST /profile', 'createProfile', {
    shape: {
      summary: 'Crée un profil',
      tag,
      rawBody: newRowSchema(resource),
      answer: rowSchema(resource),
    },
    run: ({ context, actor, request }) =>
      written(context, actor, (work) => createProfile(work, userBody(request.body))),
  }),
  defineCall('PUT /profile/{id}', 'updateProfile', {
    shape: {
      summary: 'Modifie un profil',
      tag,
      params: id,
      rawBody: rowSchema(resource),
      answer: rowSchema(resource),
    },
    run: ({ context, actor, params, request }) =>
      written(context, actor, (work) =>
        updateProfile(context, work, { id: params.id, body: userBody(request.body) }),
      ),
  }),
  defineCall('DELETE /profile/{id}', 'deleteProfile', {
    shape: { summary: 'Supprime un profil', tag, params: id, answers: success },
    run: async ({ context, actor, params }) => {
      await written(context, actor, (work) => deleteProfile(work, params.id))
      return { success: true }
    },
  }),
]
