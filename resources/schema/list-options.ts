type Direction = 'asc' | 'desc'
/** Fields that every row has. */
export type System = 'id' | 'createdAt' | 'updatedAt'

/** A search that comes with the product: its filters as the address of the list writes them (`{ status: '150' }`, « - » is nothing). */
export interface ShippedSearch<N extends string = string> {
  label: string
  filters: { readonly [K in N | System]?: string }
  sort?: readonly [N | System, Direction]
}

export interface ListOptions<N extends string = string> {
  /** What the list is called where it is not the plural of its rows: as its menu entry. */
  title?: string
  /** Shown by default, in order; `Association.field` reads across. */
  columns?: readonly (N | System | `${string}.${string}`)[]
  /** What the quick search looks in, besides what the columns name of other rows; `Association.field` looks across. */
  search?: readonly (N | `${string}.${string}`)[]
  sort?: readonly [N | System, Direction]
  perPage?: number
  bulk?: boolean
  /** Changed in the cells of the list as well, by whoever may change the row: values of one line, or of one choice. */
  edits?: readonly N[]
  /** Searches offered to whoever sees the list. */
  searches?: readonly ShippedSearch<N>[]
}
