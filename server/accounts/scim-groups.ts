import { followRules } from './scim-follow-rules'
import { notThere, ScimRefusal } from './scim-refusal'
import { type Directory, seenIds } from './scim-scope'

export interface DirectoryGroup {
  id: number
  name: string
  external_id: string | null
  created: string
  changed: string
  members: { id: number; name: string }[]
}

/** What a directory says of a group. */
export interface SaidGroup {
  name: string
  external_id: string | null
  members: number[]
}

const groupSql = `select g.id, g.name, g.external_id, g."createdAt" as created, g.changed_at as changed,
    (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name)) order by u.id), '[]')
      from scim_member m join "user" u on u.id = m.user_id where m.scim_group_id = g.id) as members
  from scim_group g where g.identity_provider_id = $1`

export const listGroups = ({ tx, provider }: Directory): Promise<DirectoryGroup[]> =>
  tx.query<DirectoryGroup>(`${groupSql} order by g.id limit 1000`, [provider.id])

/** The group of an id, held until the transaction ends; another organisation's is not there. */
export async function getGroup({ tx, provider }: Directory, id: number): Promise<DirectoryGroup> {
  const [row] = await tx.query<DirectoryGroup>(`${groupSql} and g.id = $2 for update of g`, [provider.id, id])
  if (!row) throw notThere(id)
  return row
}

/** Whose rights follow from a change of a group: given again, those of accounts that the directory did not know yet too. */
async function follow(directory: Directory, ids: readonly number[]): Promise<void> {
  const { context, tx, provider } = directory
  for (const id of ids) {
    const [row] = await tx.query<{ active: boolean }>(
      `insert into scim_user (identity_provider_id, user_id, active, changed_at)
         select $1, u.id, u.status_id = 1, $3 from "user" u where u.id = $2
       on conflict (identity_provider_id, user_id) where "deletedAt" is null do update set changed_at = excluded.changed_at
       returning active`,
      [provider.id, id, context.now()],
    )
    await followRules(directory, id, { active: row?.active ?? false })
  }
}

async function setMembers(directory: Directory, id: number, members: readonly number[]): Promise<void> {
  const { tx } = directory
  const wanted = [...new Set(members)].sort((a, b) => a - b)
  const seen = await seenIds(directory, wanted)
  const unseen = wanted.find((one) => !seen.includes(one))
  if (unseen !== undefined) throw notThere(unseen)
  const rows = await tx.query<{ id: number }>(
    'select user_id as id from scim_member where scim_group_id = $1',
    [id],
  )
  const before = rows.map((row) => row.id)
  await tx.query('delete from scim_member where scim_group_id = $1 and user_id <> all($2::bigint[])', [
    id,
    wanted,
  ])
  await tx.query(
    `insert into scim_member (scim_group_id, user_id) select $1, x from unnest($2::bigint[]) x on conflict do nothing`,
    [id, wanted],
  )
  const changed = [
    ...before.filter((one) => !wanted.includes(one)),
    ...wanted.filter((one) => !before.includes(one)),
  ]
  await follow(directory, await seenIds(directory, changed))
}

async function refuseNameOfAnother({ tx, provider }: Directory, name: string, id: number): Promise<void> {
  const rows = await tx.query(
    'select 1 from scim_group where identity_provider_id = $1 and fold(name) = fold($2) and id <> $3',
    [provider.id, name, id],
  )
  if (rows.length) throw new ScimRefusal(409, 'uniqueness', `A group is already called ${name}`)
}

export async function createGroup(directory: Directory, said: SaidGroup): Promise<DirectoryGroup> {
  const { context, tx, provider } = directory
  await refuseNameOfAnother(directory, said.name, 0)
  const [row] = await tx.query<{ id: number }>(
    `insert into scim_group (identity_provider_id, name, external_id, changed_at) values ($1, $2, $3, $4) returning id`,
    [provider.id, said.name, said.external_id, context.now()],
  )
  const id = row?.id ?? 0
  await setMembers(directory, id, said.members)
  return getGroup(directory, id)
}

export async function updateGroup(
  directory: Directory,
  id: number,
  said: SaidGroup,
): Promise<DirectoryGroup> {
  const { context, tx } = directory
  const before = await getGroup(directory, id)
  await refuseNameOfAnother(directory, said.name, id)
  await tx.query('update scim_group set name = $2, external_id = $3, changed_at = $4 where id = $1', [
    id,
    said.name,
    said.external_id,
    context.now(),
  ])
  await setMembers(directory, id, said.members)
  // Rules name groups: another name gives its members something else.
  if (before.name !== said.name || before.external_id !== said.external_id)
    await follow(directory, await seenIds(directory, said.members))
  return getGroup(directory, id)
}

export async function removeGroup(directory: Directory, id: number): Promise<void> {
  await getGroup(directory, id)
  await setMembers(directory, id, [])
  await directory.tx.query('delete from scim_group where id = $1', [id])
}
