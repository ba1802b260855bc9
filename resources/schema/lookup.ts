/**
 * A table that is looked up by names from outside: it has its own keys and no others, so that `constructor` and `__proto__`
 * are as unknown as any other stray name.
 */
export const lookup = <const T extends object>(table: T): T => Object.assign(Object.create(null), table)

/** What a declaration says of its fields: each table as a look-up. */
const tables = ['fields', 'rules', 'fieldAccess', 'computes', 'actions', 'sortedBy', 'searchedAs'] as const

/** A declaration whose tables of fields are look-ups. */
export function withLookups<T extends { readonly [K in (typeof tables)[number]]?: object }>(given: T): T {
  const sealed = tables.flatMap((name) => (given[name] ? [[name, lookup(given[name])] as const] : []))
  return { ...given, ...Object.fromEntries(sealed) }
}
