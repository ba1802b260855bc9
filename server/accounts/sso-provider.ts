import type { identityProvider, identityRule } from '../../resources/accounts/identity-provider'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/tx'

/** A provider as the server uses it. */
export type Provider = RowOf<
  typeof identityProvider,
  | ('id' | 'label' | 'preset' | 'adherent_id' | 'groupAdherent_id' | 'supplier_id' | 'issuer' | 'client_id')
  | (
      | 'client_auth'
      | 'scopes'
      | 'acr'
      | 'domains'
      | 'enforced'
      | 'break_glass_id'
      | 'max_level'
      | 'profile_id'
    )
  | ('logout_hint' | 'sealed_secret' | 'sealed_key')
>

/** A rule, in the order in which it counts. */
export type Rule = RowOf<
  typeof identityRule,
  ('id' | 'claim' | 'operator' | 'value' | 'profile_id' | 'adherent_id') | ('supplier_id' | 'company_id')
>

const columns = `p.id, p.label, p.preset, p.adherent_id, p."groupAdherent_id", p.supplier_id, p.issuer, p.client_id, p.client_auth,
  p.scopes, p.acr, p.domains, p.enforced, p.break_glass_id, p.max_level, p.profile_id, p.logout_hint, p.sealed_secret, p.sealed_key`

/** A provider; of those in use unless `all`. */
export async function findProvider(
  tx: Pick<Tx, 'query'>,
  id: number,
  { all = false } = {},
): Promise<Provider | undefined> {
  const [row] = await tx.query<Provider>(
    `select ${columns} from identity_provider p where p.id = $1 and p."deletedAt" is null and (p.active or $2)`,
    [id, all],
  )
  return row
}

/** The provider that a directory's token belongs to. */
export async function providerOfToken(
  tx: Pick<Tx, 'query'>,
  hash: string,
): Promise<(Provider & { scim_seen_at: string | null }) | undefined> {
  const [row] = await tx.query<Provider & { scim_seen_at: string | null }>(
    `select ${columns}, p.scim_seen_at from identity_provider p where p.scim_hash = $1 and p."deletedAt" is null and p.active`,
    [hash],
  )
  return row
}

export const rulesOf = (tx: Pick<Tx, 'query'>, id: number): Promise<Rule[]> =>
  tx.query<Rule>(
    `select id, claim, operator, value, profile_id, adherent_id, supplier_id, company_id from identity_rule
     where identity_provider_id = $1 and "deletedAt" is null order by position, id`,
    [id],
  )

/**
 * SQL of whether the account `u`, whose profile is `pr`, is one of the organisation of the provider `p`: its whole perimeter lies
 * inside it. The house's are the back office's.
 */
export const belongsSql = `(case
    when p.adherent_id is not null then pr.profile_type_id = 3
      and exists (select 1 from user_adherent_ids x where x.user_id = u.id)
      and not exists (select 1 from user_adherent_ids x where x.user_id = u.id and x.adherent_id <> p.adherent_id)
      and not exists (select 1 from "user_groupAdherent_ids" x where x.user_id = u.id)
    when p."groupAdherent_id" is not null then pr.profile_type_id = 3
      and (exists (select 1 from user_adherent_ids x where x.user_id = u.id)
        or exists (select 1 from "user_groupAdherent_ids" x where x.user_id = u.id))
      and not exists (select 1 from user_adherent_ids x join adherent a on a.id = x.adherent_id
        where x.user_id = u.id and a."groupAdherent_id" is distinct from p."groupAdherent_id")
      and not exists (select 1 from "user_groupAdherent_ids" x where x.user_id = u.id and x.groupadherent_id <> p."groupAdherent_id")
    when p.supplier_id is not null then pr.profile_type_id = 2
      and exists (select 1 from user_supplier_ids x where x.user_id = u.id)
      and not exists (select 1 from user_supplier_ids x where x.user_id = u.id and x.supplier_id <> p.supplier_id)
    else pr.profile_type_id = 1 end)`

/** SQL of whether the provider `p` is the house's. */
export const ofHouseSql = `coalesce(p.adherent_id, p."groupAdherent_id", p.supplier_id) is null`

/** Of whom nobody owns: the house. */
export const isOfHouse = (of: Pick<Provider, 'adherent_id' | 'groupAdherent_id' | 'supplier_id'>): boolean =>
  !of.adherent_id && !of.groupAdherent_id && !of.supplier_id

/** Whether an account may come in by a provider: one of its organisation; by the house's, any that was invited. */
export async function mayUse(tx: Pick<Tx, 'query'>, provider: Provider, userId: number): Promise<boolean> {
  const [row] = await tx.query(
    `select 1 from identity_provider p, "user" u join profile pr on pr.id = u.profile_id
     where p.id = $1 and u.id = $2 and u."deletedAt" is null and u.status_id = 1 and ($3 or ${belongsSql})`,
    [provider.id, userId, isOfHouse(provider)],
  )
  return row !== undefined
}

const domainOf = (email = ''): string => email.split('@')[1] ?? ''

/** Whether an address is in a domain that the organisation has proved to be its own. */
export const isProvenDomain = ({ domains }: Pick<Provider, 'domains'>, email: string | undefined): boolean =>
  (domains ?? []).some((one) => one.trim().toLowerCase() === domainOf(email) && one.trim() !== '')
