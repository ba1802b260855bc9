type Operation = Readonly<Record<string, unknown>>

const readOnly = new Set(['id', 'schemas', 'meta', 'groups'])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entra writes booleans as texts. */
const plainBoolean = (value: unknown): unknown =>
  typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value

function plainValue(path: string, value: unknown): unknown {
  if (path === 'active')
    return plainBoolean(Array.isArray(value) ? Reflect.get(Object(value[0]), 'value') : value)
  if (path || !isRecord(value)) return value
  // Okta and Keycloak send what they read back: the server's own attributes change nothing.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !readOnly.has(name))
      .map(([name, one]) => [name, name === 'active' ? plainBoolean(one) : one]),
  )
}

/** The members that an operation removes, one path each, as RFC 7644 has it: Entra lists them as a value. */
function plainRemoval(path: string, value: unknown): Operation[] {
  if (path !== 'members' || !Array.isArray(value)) return [{ op: 'remove', path }]
  return value.map((one) => ({
    op: 'remove',
    path: `members[value eq ${JSON.stringify(String(Reflect.get(Object(one), 'value')))}]`,
  }))
}

/** An operation in the words of RFC 7644, whoever wrote it. */
function plainOperation(operation: unknown): Operation[] {
  if (!isRecord(operation)) return [{ op: String(operation) }]
  const op = String(operation.op).toLowerCase()
  const path = typeof operation.path === 'string' ? operation.path : ''
  if (op === 'remove') return plainRemoval(path, operation.value)
  if (readOnly.has(path)) return []
  const value = plainValue(path, operation.value)
  if (!path && isRecord(value) && !Object.keys(value).length) return []
  return [{ op, ...(path ? { path } : {}), value }]
}

/** The body of a PATCH as Entra, Okta and Keycloak write it, in the words of RFC 7644. */
export function plainPatch(body: unknown): Record<string, unknown> {
  const operations = Reflect.get(Object(body), 'Operations')
  return {
    ...Object(body),
    Operations: Array.isArray(operations) ? operations.flatMap(plainOperation) : operations,
  }
}
