/** Ids of a tenant's rows by resource, and by the names of `variants`. */
export type Ids = Readonly<Record<string, number>>

/**
 * How to add a call: in the file of its domain, one line by its name, `'PUT /order/{id}/refuse': { at: { id: row('order') } }`.
 * Nothing more is said where the defaults hold: who lacks the call's permission gets err403; a row of one's own is reached;
 * another tenant's row and one that is not there are refused with 403 or 404, and nothing is written. A call that follows from
 * a declaration (`crudCalls`) needs no line. A call without its line, and a line without its call, fail the test.
 */
export interface MatrixRow {
  /** Values of the path's placeholders; `{id}` and others that name no row are written out. */
  at?: Readonly<Record<string, Given>>
  query?: Readonly<Record<string, Given>>
  body?: Given
  /** Permissions of which one is needed beyond the one that the call itself asks for; `supplier` is every supplier's. */
  needs?: readonly string[]
  /** Profile types that reach the row; the others are refused. All three unless told. */
  types?: readonly (1 | 2 | 3)[]
  /** Profile types to whom the ids that are given say nothing. */
  free?: readonly (1 | 2 | 3)[]
  /** What is answered for a row of one's own: reached, or left to the rules of the trade (tested by name elsewhere). */
  own?: 'reached' | 'rules'
  /**
   * Another tenant's row: refused, refused as no valid choice (422, naming the field), passed over in silence (an empty answer),
   * or open to all (why is said beside it).
   */
  other?: Outcome
  /** A row that is not there; as another tenant's unless told. */
  absent?: Outcome
  /** Whether services wall off the rows from a back office that has some; yes unless told. */
  byService?: false
}
export type Outcome = 'refused' | 'invalid' | 'empty' | 'reached'
export type MatrixRows = Readonly<Record<string, MatrixRow>>

/** Stands for the id of a tenant's row of this resource (or of a variant, `people.ts`). */
export interface OfTenant {
  readonly of: string
}
type Plain = string | number | boolean | null
export type Given = Plain | OfTenant | readonly Given[] | { readonly [name: string]: Given }

export const row = (of: string): OfTenant => ({ of })

/** An id that no row has. */
export const absentId = 987_654_321
/** The rows that a call is sent with. */
export const absent: Ids = new Proxy({}, { get: () => absentId })

const isOfTenant = (given: object): given is OfTenant => 'of' in given && Object.keys(given).length === 1

/** A given value with the tenant's ids. */
export function resolve(given: Given | undefined, tenant: Ids): unknown {
  if (given === undefined || given === null || typeof given !== 'object') return given
  if (Array.isArray(given)) return given.map((one: Given) => resolve(one, tenant))
  if (isOfTenant(given)) return tenant[given.of]
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, resolve(one, tenant)]))
}

/** Whether anything that is given stands for a tenant's row. */
export const namesRows = (line: MatrixRow): boolean =>
  JSON.stringify([line.at, line.query, line.body]).includes('"of":')
