import type { Tx } from '../database/tx'
import type { Provider } from './sso-provider'

/** The groups of an account, as a token's `groups` would say them: by name and by the directory's own id. */
export async function groupClaims(tx: Pick<Tx, 'query'>, provider: Provider, userId: number) {
  const rows = await tx.query<{ name: string; external_id: string | null }>(
    `select g.name, g.external_id from scim_member m join scim_group g on g.id = m.scim_group_id
     where m.user_id = $1 and g.identity_provider_id = $2`,
    [userId, provider.id],
  )
  return rows.length
    ? { groups: rows.flatMap(({ name, external_id }) => [name, external_id ?? []].flat()) }
    : {}
}
