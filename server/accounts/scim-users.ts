import { user } from '../../resources/accounts/user'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { mailLink } from './account-mails'
import { endHoldings } from './end-holdings'
import { followRules } from './scim-follow-rules'
import { notThere, ScimRefusal } from './scim-refusal'
import { type Directory, type DirectoryUser, findUser } from './scim-scope'
import { decide } from './sso-decide'
import { belongsSql } from './sso-provider'

/** What a directory says of somebody. */
export interface SaidUser {
  email: string
  first_name: string
  last_name: string
  phone_number: string | null
  external_id: string | null
  active: boolean
}

const writing = ({ context, tx }: Directory) => ({ tx, now: context.now(), actor: { userId: null } })

/** Refusals of the writer, in the protocol's words. */
async function attempt<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.type === 'err432') throw new ScimRefusal(409, 'uniqueness', error.message)
    const fields = Reflect.get(error.answer, 'fields')
    const names = Array.isArray(fields) ? fields.map((one) => `${one.name}: ${one.message}`).join('; ') : ''
    throw new ScimRefusal(400, 'invalidValue', names || error.message)
  }
}

async function keepSaid({ context, tx, provider }: Directory, userId: number, said: SaidUser): Promise<void> {
  await tx.query(
    `insert into scim_user (identity_provider_id, user_id, external_id, active, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (identity_provider_id, user_id) where "deletedAt" is null
     do update set external_id = excluded.external_id, active = excluded.active, changed_at = excluded.changed_at, removed_at = null`,
    [provider.id, userId, said.external_id, said.active, context.now()],
  )
}

const valuesOf = ({ email, first_name, last_name, phone_number }: SaidUser) => ({
  email,
  first_name,
  last_name,
  phone_number,
})

async function shown(directory: Directory, id: number): Promise<DirectoryUser> {
  const row = await findUser(directory, id)
  if (!row) throw notThere(id)
  return row
}

/** An account that the directory had deleted, and makes again. */
async function removedUser({ tx, provider }: Directory, email: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `select u.id from identity_provider p, "user" u join profile pr on pr.id = u.profile_id
       join scim_user s on s.user_id = u.id and s.identity_provider_id = $1
     where p.id = $1 and u.email = $2 and u."deletedAt" is null and s.removed_at is not null
       and pr.level <= p.max_level and ${belongsSql} for update of u`,
    [provider.id, email],
  )
  return row?.id
}

/** The profile and perimeter of a new account: it has none of its groups yet. */
async function firstGiven({ tx, provider }: Directory) {
  const { given, faults } = await decide(tx, provider, { claims: {}, fallback: provider.profile_id })
  if (!given)
    throw new ScimRefusal(
      400,
      'invalidValue',
      faults.join(' ') || 'No profile for new accounts of this organisation',
    )
  return given
}

/** Makes an account of the organisation and invites its person, who then links it by the provider or chooses a password. */
export async function createUser(directory: Directory, said: SaidUser): Promise<DirectoryUser> {
  const { context, tx } = directory
  const removed = await removedUser(directory, said.email)
  if (removed !== undefined) return writeUser(directory, removed, said)
  const { profile } = await firstGiven(directory)
  const id = await attempt(() =>
    repo(writing(directory), user).create({ ...valuesOf(said), profile_id: profile.id, status_id: 1 }),
  )
  await keepSaid(directory, id, said)
  await followRules(directory, id, { active: said.active })
  if (said.active) await mailLink(context, tx, { purpose: 'setup', id, ...valuesOf(said) })
  return shown(directory, id)
}

async function writeUser(directory: Directory, id: number, said: SaidUser): Promise<DirectoryUser> {
  await attempt(() => repo(writing(directory), user).update(id, valuesOf(said)))
  await keepSaid(directory, id, said)
  await followRules(directory, id, { active: said.active })
  return shown(directory, id)
}

/** Changes an account as its directory says; another address ends what was opened by the one before. */
export async function updateUser(directory: Directory, id: number, said: SaidUser): Promise<DirectoryUser> {
  const before = await shown(directory, id)
  const after = await writeUser(directory, id, said)
  if (before.email !== after.email)
    await endHoldings(directory.context, directory.tx, [id], { reason: 'address' })
  return after
}

/** Closes an account that its directory deletes, and shows it to it no more; what the person wrote keeps its name. */
export async function removeUser(directory: Directory, id: number): Promise<void> {
  const before = await shown(directory, id)
  const { context, tx, provider } = directory
  await keepSaid(directory, id, { ...before, active: false })
  await tx.query(
    `delete from scim_member where user_id = $1 and scim_group_id in (select id from scim_group where identity_provider_id = $2)`,
    [id, provider.id],
  )
  await followRules(directory, id, { active: false })
  await tx.query('update scim_user set removed_at = $3 where user_id = $1 and identity_provider_id = $2', [
    id,
    provider.id,
    context.now(),
  ])
}
