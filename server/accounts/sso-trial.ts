import { identityTexts as texts } from '../../i18n/fr/identity'
import type { IdentityTrial } from '../../resources/accounts/identity-answers'
import { type Claims, claimValues } from '../../resources/accounts/judge-rules'
import { lookup } from '../../resources/schema/lookup'
import type { Tx } from '../database/tx'
import { decide, type GivenPerimeter } from './sso-decide'
import { userOfIdentity } from './sso-links'
import { isProvenDomain, mayUse, type Provider } from './sso-provider'
import { refuseAcr } from './sso-read-answer'
import { Refused } from './sso-refused'

/** What a claim is for, where the product reads it itself. */
const known = () =>
  lookup<Readonly<Record<string, string>>>({
    iss: texts.ofIssuer,
    sub: texts.ofSubject,
    email: texts.ofEmail,
    acr: texts.ofAcr,
    sid: texts.ofSid,
    aud: texts.ofAudience,
  })
/** Of the protocol alone: checked, and of no use to a rule. */
const protocol = new Set([
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'iat',
  'exp',
  'nbf',
  'jti',
  'auth_time',
  'azp',
])

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 500)

async function namesOf(tx: Tx, { adherents, groups, suppliers, companies }: GivenPerimeter): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `select name from adherent where id = any($1) union all select label from groupadherent where id = any($2)
     union all select name from supplier where id = any($3) union all select label from company where id = any($4)`,
    [adherents, groups, suppliers, companies],
  )
  return rows.map(({ name }) => name).join(', ')
}

function acrFault(provider: Provider, claims: Claims): string[] {
  try {
    refuseAcr(provider, claims)
    return []
  } catch (error) {
    if (error instanceof Refused) return [error.message]
    throw error
  }
}

interface Person {
  id: number
  name: string
}

/** The account that would sign in: the one linked, or the one of the address, which its password must still link. */
async function accountOf(tx: Tx, provider: Provider, claims: Claims & { iss: string; sub: string }) {
  const linked = await userOfIdentity(tx, provider, { issuer: claims.iss, subject: claims.sub })
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : ''
  const [person] = await tx.query<Person>(
    `select id, concat_ws(' ', first_name, last_name) as name from "user"
     where "deletedAt" is null and (id = $1 or ($1::bigint is null and email = $2))`,
    [linked ?? null, email],
  )
  if (linked && person) {
    const isAdmitted = await mayUse(tx, provider, person.id)
    return {
      account: texts.linked({ name: person.name }),
      faults: isAdmitted ? [] : [texts.notOfOrganisation],
    }
  }
  if (!isProvenDomain(provider, email)) return { account: '', faults: [texts.unknownIdentity] }
  if (!person) return { account: '', faults: [texts.noAccount({ email })] }
  return { account: texts.toLink({ name: person.name }), faults: [] }
}

/** Tells what each claim did, which rule was met, and what would follow: nobody is signed in, nothing changes. */
export async function explain(
  tx: Tx,
  provider: Provider,
  claims: Claims & { iss: string; sub: string },
): Promise<IdentityTrial> {
  const { rules, given, faults } = await decide(tx, provider, { claims })
  const { account, faults: ofAccount } = await accountOf(tx, provider, claims)
  const usedBy = (name: string) =>
    rules.filter(({ rule }) => rule.claim === name || rule.claim.startsWith(`${name}.`))
  return {
    claims: Object.entries(claims)
      .filter(([name]) => !protocol.has(name))
      .map(([name, value]) => ({
        name,
        value: text(value),
        use: usedBy(name).length ? texts.readBy({ n: usedBy(name).length }) : (known()[name] ?? texts.unused),
      })),
    rules: rules.map(({ rule, isMet }) => ({
      claim: rule.claim,
      operator: rule.operator,
      value: rule.value ?? '',
      found: claimValues(claims, rule.claim).join(', ').slice(0, 500),
      met: isMet,
    })),
    profile: given?.profile.label ?? '',
    perimeter: given ? await namesOf(tx, given.perimeter) : '',
    account,
    faults: [...acrFault(provider, claims), ...faults, ...ofAccount],
  }
}
