import { accounts as texts } from '../../i18n/fr/accounts'
import { listPreference, listView, longestPreference, mostKept } from '../../resources/lists/list-view'
import { f } from '../../resources/schema/f'
import type { Answer, RowOf } from '../../resources/schema/infer'
import { many, maybe, pick } from '../../resources/schema/pick'
import { success, told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Actor } from '../database/actor'
import { lockPerson } from '../database/lock-person'
import { canRead } from '../database/rights'
import { select } from '../database/select'
import { holdSharedWith, refuseOutOfReach } from './sharing'
import { refuseImpersonated } from './user-limits'

const tag = 'Listes'
const { name, value } = pick(listPreference, ['name', 'value'])
const view = {
  ...pick(listView, ['id', 'target', 'label', 'search', 'columns', 'is_default', 'profile_id']),
  profile: told.text('Profil'),
  owner: told.text('Partagée par'),
  is_own: told.bool('Partagée par moi'),
  is_offered: told.bool('Partagée avec mon profil'),
}

const preferenceSql = select(
  listPreference,
  ['name', 'value'],
  `where user_id = $1 order by name limit ${mostKept}`,
)

/** What is shared with the actor's own profile, and what the actor has shared. */
const viewSql = `select v.id, v.target, v.label, v.search, v.columns, v.is_default, v.profile_id, p.label as profile,
    concat_ws(' ', u.first_name, u.last_name) as owner, v.user_id = $1 as is_own,
    v.profile_id = me.profile_id as is_offered
  from list_view v join profile p on p.id = v.profile_id join "user" u on u.id = v.user_id join "user" me on me.id = $1
  where p."deletedAt" is null and (v.user_id = me.id or v.profile_id = me.profile_id)
  order by v.label, v.id limit ${mostKept}`

const keepSql = `insert into list_preference (user_id, name, value, "createdAt", "updatedAt") values ($1, $2, $3, $4, $4)
  on conflict (user_id, fold(name)) where "deletedAt" is null do update set value = excluded.value, "updatedAt" = excluded."updatedAt"`

/** A list of which the actor sees rows: one that it does not see is refused like one that is not there. */
function refuseUnseen({ db }: Context, actor: Actor, target: string): void {
  const resource = db.registry.find(target)
  if (!resource || resource.name !== target || !canRead(resource, actor))
    throw invalid([{ name: 'target', message: texts.unknownList }])
}

async function keepPreference(context: Context, actor: Actor, given: { name: string; value: unknown }) {
  refuseImpersonated(actor)
  const text = JSON.stringify(given.value ?? null)
  if (text.length > longestPreference) throw invalid([{ name: 'value', message: texts.preferenceTooLong }])
  await context.db.system('session', async (tx) => {
    const own = [actor.userId, given.name]
    if (text === 'null') return tx.query('delete from list_preference where user_id = $1 and name = $2', own)
    await lockPerson(tx, actor.userId)
    const [held] = await tx.query<{ n: number }>(
      'select count(*)::int as n from list_preference where user_id = $1 and name <> $2',
      own,
    )
    if ((held?.n ?? 0) >= mostKept) throw new ApiError('err409', { display: texts.tooManyPreferences })
    return tx.query(keepSql, [...own, text, context.now()])
  })
  return { success: true }
}

interface Shared
  extends RowOf<typeof listView, 'target' | 'label' | 'profile_id'>,
    Partial<RowOf<typeof listView, 'search' | 'columns'>> {
  is_default?: boolean | null
}

const heldSql = `select id, user_id from list_view where profile_id = $1 and target = $2 and fold(label) = fold($3) for update`
const shareSql = `insert into list_view (user_id, profile_id, target, label, search, columns, is_default, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`
const reshareSql = `update list_view set label = $2, search = $3, columns = $4, is_default = $5, "updatedAt" = $6 where id = $1`

/** Shares a search with the users of a profile; one's own of the same name is replaced, one of somebody else stays. */
async function shareView(context: Context, actor: Actor, given: Shared): Promise<{ id: number }> {
  refuseImpersonated(actor)
  refuseUnseen(context, actor, given.target)
  const isDefault = given.is_default === true
  return context.db.system('session', async (tx) => {
    await holdSharedWith(tx, actor, { id: given.profile_id, name: 'profile_id' })
    const said = [
      given.label.trim(),
      given.search ?? '',
      given.columns ?? [],
      isDefault,
      context.now(),
    ] as const
    const [held] = await tx.query<{ id: number; user_id: number }>(heldSql, [
      given.profile_id,
      given.target,
      said[0],
    ])
    if (held && held.user_id !== actor.userId)
      throw invalid([{ name: 'label', message: texts.sharedNameTaken }])
    const own = [actor.userId, given.profile_id, given.target]
    const [row] = held
      ? [held, await tx.query(reshareSql, [held.id, ...said])]
      : await tx.query<{ id: number }>(shareSql, [...own, ...said])
    const id = row?.id ?? 0
    if (isDefault)
      await tx.query(
        'update list_view set is_default = false where profile_id = $1 and target = $2 and id <> $3 and is_default',
        [given.profile_id, given.target, id],
      )
    return { id }
  })
}

/** Ends the sharing of a search: one's own, or one of a profile that one may change. */
async function unshareView(context: Context, actor: Actor, id: number) {
  await context.db.system('session', async (tx) => {
    const [held] = await tx.query<{ user_id: number; level: number }>(
      'select v.user_id, p.level from list_view v join profile p on p.id = v.profile_id where v.id = $1 for update of v',
      [id],
    )
    if (!held) throw new ApiError('err404')
    if (held.user_id !== actor.userId) refuseOutOfReach(actor, [held.level])
    await tx.query('delete from list_view where id = $1', [id])
  })
  return { success: true }
}

/** What everybody keeps of its lists. */
export const ownListCalls: Call[] = [
  defineCall('GET /users/lists', 'signedIn', {
    shape: {
      summary: 'Mes préférences de listes, et les recherches partagées avec mon profil ou par moi',
      tag,
      answers: { preferences: many('Préférences', { name, value }), views: many('Recherches', view) },
    },
    run: ({ context: { db }, actor }) =>
      db.system('session', async (tx) => ({
        preferences: await tx.query(preferenceSql, [actor.userId]),
        views: await tx.query<Answer<typeof view>>(viewSql, [actor.userId]),
      })),
  }),
  defineCall('PUT /users/lists', 'signedIn', {
    shape: {
      summary: 'Garde une de mes préférences de listes ; sans valeur, elle est oubliée',
      tag,
      body: { name: listPreference.fields.name, value: f.json({ label: 'Valeur' }) },
      answers: success,
      errors: ['err409'],
    },
    run: ({ context, actor, body }) => keepPreference(context, actor, body),
  }),
]

/** What who manages profiles shares with their users. */
export const sharedListCalls: Call[] = [
  defineCall('POST /users/lists/views', 'updateProfile', {
    shape: {
      summary: "Partage une recherche avec les utilisateurs d'un profil",
      tag,
      body: {
        ...pick(listView, ['target', 'label', 'profile_id']),
        search: maybe(listView.fields.search),
        columns: listView.fields.columns,
        is_default: f.bool({ label: listView.fields.is_default.label }),
      },
      answers: pick(listView, ['id']),
      errors: ['err433'],
    },
    run: ({ context, actor, body }) => shareView(context, actor, body),
  }),
  defineCall('DELETE /users/lists/views/{id}', 'updateProfile', {
    shape: {
      summary: 'Ne partage plus une recherche',
      tag,
      params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
      answers: success,
      errors: ['err433'],
    },
    run: ({ context, actor, params }) => unshareView(context, actor, params.id),
  }),
]
