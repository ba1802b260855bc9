/** Names of the permissions asked for; absent = nobody but a super administrator; `signedIn` = everybody who is logged in. */
export interface Access {
  /** Sees the screens, the history, the export. */
  view: string
  /** Reads rows, in lists of choices too, one permission of a list being enough; absent = who may `view`. */
  read?: string | readonly string[]
  create?: string
  update?: string
  remove?: string
}

export interface FieldAccess {
  read?: string
  write?: string
}

/** A permission to export the rows of which a field, possibly through an association, has a value; all without one. */
export interface ExportRight {
  permission: string
  where?: { readonly name: string; readonly value: number }
}
