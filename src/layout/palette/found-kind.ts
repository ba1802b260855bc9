/** Rows that the palette of an application finds. */
export interface FoundKind {
  resource: string
  /** Asked for; the resource's own right to see it unless told. */
  permission?: string
  /** Where a row opens; its generated page unless told. */
  address?: (id: number) => string
  /** The list of all that fit; the resource's own unless told, null where none can be asked for. */
  list?: string | null
  /** Paths of a row that tell it from others of the same title: `Office_address.city`. */
  beside?: readonly string[]
  /** Further associations that these paths need. */
  associations?: readonly string[]
}
