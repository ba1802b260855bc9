/**
 * A table that is looked up by names from outside: it has its own keys and no others, so that `constructor` and `__proto__`
 * are as unknown as any other stray name.
 */
export const lookup = <const T extends object>(table: T): T => Object.assign(Object.create(null), table)
