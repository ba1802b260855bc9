import type { AnyResource } from './resource'

type Ended = Pick<AnyResource, 'fields' | 'inactive'>

/** The field that tells whether a row is active: its mark, else its status; undefined where nothing does. */
export const activityField = ({ fields, inactive }: Ended): string | undefined =>
  fields.active ? 'active' : inactive?.field

/** Whether a row is no longer offered, as far as what is known of it tells. */
export const isInactive = ({ fields, inactive }: Ended, row: Readonly<Record<string, unknown>>): boolean =>
  fields.active ? row.active === false : inactive?.in.includes(Number(row[inactive.field])) === true
