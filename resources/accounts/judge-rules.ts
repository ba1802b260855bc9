/** A condition on a claim. */
export interface ClaimRule {
  claim: string
  operator: 'equals' | 'starts' | 'present'
  value: string | null
}

export type Claims = Readonly<Record<string, unknown>>

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [],
  )

/** The values of a claim, by its name or by a path (`realm_access.roles`); own keys alone. */
export function claimValues(claims: Claims, name: string): string[] {
  if (Object.hasOwn(claims, name)) return texts(claims[name])
  const found = name
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined,
      claims,
    )
  return texts(found)
}

/** Whether the claims meet a rule, and what was found under its name. */
export function judgeRule({ claim, operator, value }: ClaimRule, claims: Claims) {
  const found = claimValues(claims, claim)
  const meets = (one: string) =>
    operator === 'present' || (operator === 'equals' ? one === value : one.startsWith(value ?? ''))
  return { found, isMet: found.some(meets) }
}
