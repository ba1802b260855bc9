import { RowLink } from './RowLink'

interface OwnRow {
  id: number
  label: string
  supplier_id: number
  supplier: string
}

const areOfMany = (rows: readonly OwnRow[]): boolean =>
  rows.some(({ supplier_id }) => supplier_id !== rows[0]?.supplier_id)

/** Whose answer a row is, where those of several of the person's suppliers are listed. */
export const standsFor = ({ supplier }: OwnRow, rows: readonly OwnRow[]): string[] =>
  areOfMany(rows) ? [supplier] : []

/** The way to what one of the person's suppliers is asked. */
export const OwnRowLink = ({ row, rows }: { row: OwnRow; rows: readonly OwnRow[] }) =>
  areOfMany(rows) ? (
    <RowLink row={row} to={`${row.id}?supplier=${row.supplier_id}`} name={`${row.label} · ${row.supplier}`} />
  ) : (
    <RowLink row={row} />
  )
