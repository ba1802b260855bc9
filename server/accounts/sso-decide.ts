import { identityTexts as texts } from '../../i18n/fr/identity'
import { type Claims, judgeRule } from '../../resources/accounts/judge-rules'
import type { Tx } from '../database/tx'
import { isOfHouse, type Provider, type Rule, rulesOf } from './sso-provider'

/** The rows of a perimeter, by list. */
export interface GivenPerimeter {
  adherents: number[]
  groups: number[]
  suppliers: number[]
  companies: number[]
}

/** What claims give an account. */
export interface Given {
  profile: { id: number; label: string; type: number }
  perimeter: GivenPerimeter
}

/** What each rule found, what follows, and what forbids it. */
export interface Decision {
  rules: { rule: Rule; found: string[]; isMet: boolean }[]
  /** Undefined where the provider has no rules: the account stays as it is. */
  given: Given | undefined
  faults: string[]
}

interface ProfileRow {
  id: number
  label: string
  type: number
  level: number
}

async function profileOf(tx: Pick<Tx, 'query'>, id: number): Promise<ProfileRow | undefined> {
  const [row] = await tx.query<ProfileRow>(
    'select id, label, profile_type_id as type, level from profile where id = $1 and "deletedAt" is null and active',
    [id],
  )
  return row
}

/** The type of the profiles of an organisation's people; undefined for the house, which may give any. */
const typeOf = (provider: Provider): number | undefined => {
  if (provider.adherent_id || provider.groupAdherent_id) return 3
  return provider.supplier_id ? 2 : undefined
}

/** Why a profile is not given: another application's, or above the organisation's level. */
function profileFault(provider: Provider, profile: ProfileRow | undefined): string | undefined {
  if (!profile) return texts.noProfile
  const type = typeOf(provider)
  if (type !== undefined && profile.type !== type) return texts.otherProfile({ profile: profile.label })
  if (profile.level > provider.max_level)
    return texts.aboveLevel({ profile: profile.label, level: profile.level, most: provider.max_level })
  return undefined
}

const idsOf = (rules: readonly Rule[], name: 'adherent_id' | 'supplier_id' | 'company_id'): number[] => [
  ...new Set(rules.flatMap((rule) => rule[name] ?? [])),
]

/** Members and suppliers that are named and are not the organisation's own. */
async function foreign(tx: Pick<Tx, 'query'>, provider: Provider, named: GivenPerimeter): Promise<boolean> {
  if (isOfHouse(provider)) return false
  const rows = await tx.query<{ id: number }>(
    'select id from adherent where "deletedAt" is null and (id = $1 or "groupAdherent_id" = $2)',
    [provider.adherent_id, provider.groupAdherent_id],
  )
  const own = rows.map(({ id }) => id)
  return (
    named.adherents.some((id) => !own.includes(id)) ||
    named.suppliers.some((id) => id !== provider.supplier_id) ||
    named.companies.length > 0
  )
}

/** The perimeter of the rules that are met; of an organisation's people the organisation itself where none names one. */
function perimeterOf(provider: Provider, met: readonly Rule[]): GivenPerimeter {
  const adherents = idsOf(met, 'adherent_id')
  const suppliers = idsOf(met, 'supplier_id')
  const { adherent_id, groupAdherent_id, supplier_id } = provider
  return {
    adherents: adherents.length || !adherent_id ? adherents : [adherent_id],
    groups: !adherents.length && groupAdherent_id ? [groupAdherent_id] : [],
    suppliers: suppliers.length || !supplier_id ? suppliers : [supplier_id],
    companies: idsOf(met, 'company_id'),
  }
}

/** The lists of a profile's type alone: the others would be refused. */
const fitted = (
  type: number,
  { adherents, groups, suppliers, companies }: GivenPerimeter,
): GivenPerimeter => ({
  adherents: type === 3 ? adherents : [],
  groups: type === 3 ? groups : [],
  suppliers: type === 2 ? suppliers : [],
  companies: type === 1 ? companies : [],
})

/** What the claims of somebody, or the groups of a directory, give by a provider's rules. `fallback` is the profile where none gives one. */
export async function decide(
  tx: Pick<Tx, 'query'>,
  provider: Provider,
  { claims, fallback }: { claims: Claims; fallback?: number | null },
): Promise<Decision> {
  const all = await rulesOf(tx, provider.id)
  const rules = all.map((rule) => ({ rule, ...judgeRule(rule, claims) }))
  const met = rules.filter(({ isMet }) => isMet).map(({ rule }) => rule)
  const profileId = met.find((rule) => rule.profile_id)?.profile_id ?? fallback
  if (!all.length && !profileId) return { rules, given: undefined, faults: [] }
  if (!profileId) return { rules, given: undefined, faults: [texts.noRuleMet] }
  const profile = await profileOf(tx, profileId)
  const named = perimeterOf(provider, met)
  const faults = [profileFault(provider, profile) ?? []].flat()
  if (await foreign(tx, provider, named)) faults.push(texts.foreignPerimeter)
  if (!profile || faults.length) return { rules, given: undefined, faults }
  return { rules, given: { profile, perimeter: fitted(profile.type, named) }, faults }
}
