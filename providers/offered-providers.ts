/** An identity provider that the login page offers. */
export interface OfferedProvider {
  id: number
  label: string
}

/** Who may be offered more than what every visitor sees: an address of a domain, or an invitation. */
export interface OfferedTo {
  domain?: string
  invitation?: string
}

/** The providers to offer; none where nobody answers. It asks by itself: the login page shows without the wire. */
export async function offeredProviders(to: OfferedTo, signal?: AbortSignal): Promise<OfferedProvider[]> {
  const query = new URLSearchParams(Object.entries(to).filter(([, value]) => value))
  const answer = await fetch(`/api/auth/oidc/providers?${query}`, { signal })
  return answer.ok ? answer.json() : []
}
