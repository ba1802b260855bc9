/** A row of a resource that is not known where it is read. */
export type UnknownRow = Record<string, unknown>

/** The same, only read. */
export type ReadRow = Readonly<UnknownRow>

/** A value that is an object, and no list. */
export const isRow = (value: unknown): value is UnknownRow =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
