/** Takes a secret out of the address and keeps it with this history entry, so that reloading works. */
export function takeSecret(name: string): string | undefined {
  const { history, location } = window
  const query = new URLSearchParams(location.search)
  const given = query.get(name)
  if (!given) return secretOf(history.state, name)
  query.delete(name)
  const search = query.toString()
  history.replaceState({ [name]: given }, '', location.pathname + (search ? `?${search}` : ''))
  return given
}

function secretOf(state: unknown, name: string): string | undefined {
  const value = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' ? value : undefined
}
