/** A row of a resource that is not known where it is read. */
export type UnknownRow = Record<string, unknown>

/** The same, only read. */
export type ReadRow = Readonly<UnknownRow>
