/** What somebody may no longer do once its account or its profile is changed; an account that is over may do nothing. */
export interface RightsLost {
  id: number
  /** Members, groups and suppliers that it no longer reaches. */
  adherents: readonly number[]
  groups: readonly number[]
  suppliers: readonly number[]
  /** It decides orders no more. */
  decides: boolean
  /** It fills or sends carts no more. */
  orders: boolean
  /** Catalogues from which it orders no more. */
  catalogs: readonly number[]
}

/** `$1`, as `rightsLostValue` gives it, in SQL: one row `l` a person. */
export const rightsLostSql = `jsonb_to_recordset($1::jsonb)
  as l(id bigint, adherents bigint[], groups bigint[], suppliers bigint[], decides boolean, orders boolean, catalogs bigint[])`

export const rightsLostValue = (lost: readonly RightsLost[]): string => JSON.stringify(lost)
