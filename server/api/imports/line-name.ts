import type { GivenCell } from '../../../resources/schema/reading/given'
import { cellText } from '../../../resources/schema/reading/read-cell'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import type { ImportColumn } from './header'

/** What the row is called, as the file says, else as it stands; of a row without a name of its own, what it is about. */
export function lineName(
  { columns, resource }: { columns: readonly ImportColumn[]; resource: AnyResource },
  line: { cells: readonly GivenCell[]; current?: UnknownRow },
): string | null {
  const titles = columns.filter(({ column }) => !column.path && titleFields(resource).includes(column.field))
  const said = (of: readonly ImportColumn[]) =>
    of
      .map(({ index, column }) => cellText(line.cells[index] ?? null, column.declared))
      .join(' ')
      .trim()
  const about = columns.filter(({ column }) => column.declared.kind === 'ref' && column.declared.required)
  return (
    said(titles) || (line.current ? titleOf(resource, line.current) : '') || said(about.slice(0, 1)) || null
  )
}
