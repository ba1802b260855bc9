import type { Context } from '../api/context'
import type { Tx } from '../database/tx'
import { belongsSql, type Provider } from './sso-provider'

/** One request of an organisation's directory, in one transaction. */
export interface Directory {
  context: Context
  tx: Tx
  provider: Provider
}

/** An account as the directory knows it. */
export interface DirectoryUser {
  id: number
  email: string
  first_name: string
  last_name: string
  phone_number: string | null
  status_id: number
  external_id: string | null
  active: boolean | null
  created: string
  changed: string
  groups: { id: number; name: string }[]
}

/**
 * The accounts that a directory sees: those of its organisation, up to its level, but for the break-glass account and those that
 * it deleted. Any other answers as one that is not there.
 */
const seenSql = `from identity_provider p, "user" u join profile pr on pr.id = u.profile_id
  left join scim_user s on s.user_id = u.id and s.identity_provider_id = $1
  where p.id = $1 and u."deletedAt" is null and s.removed_at is null and pr.level <= p.max_level
    and p.break_glass_id is distinct from u.id and ${belongsSql}`

const columns = `u.id, u.email, u.first_name, u.last_name, u.phone_number, u.status_id, s.external_id, s.active,
  u."createdAt" as created, greatest(u."updatedAt", s.changed_at) as changed,
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name), '[]') from scim_member m
    join scim_group g on g.id = m.scim_group_id and g.identity_provider_id = $1 where m.user_id = u.id) as groups`

/** Accounts of one answer. */
export const mostListed = 5000

export const listUsers = ({ tx, provider }: Directory): Promise<DirectoryUser[]> =>
  tx.query<DirectoryUser>(`select ${columns} ${seenSql} order by u.id limit ${mostListed}`, [provider.id])

/** The account of an id, held until the transaction ends; undefined where the directory does not see it. */
export async function findUser({ tx, provider }: Directory, id: number): Promise<DirectoryUser | undefined> {
  const [row] = await tx.query<DirectoryUser>(`select ${columns} ${seenSql} and u.id = $2 for update of u`, [
    provider.id,
    id,
  ])
  return row
}

/** Those of some ids that the directory sees. */
export async function seenIds({ tx, provider }: Directory, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(`select u.id ${seenSql} and u.id = any($2::bigint[])`, [
    provider.id,
    ids,
  ])
  return rows.map(({ id }) => id)
}

/** A number out of the text of an id; 0, which nobody has, where it is none. */
export const idOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0)
