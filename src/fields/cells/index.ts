import type { ReactNode } from 'react'
import { ofKinds } from '../of-kinds'
import { type Cell, type CellInput, isBlank } from './cell'
import { plainCell } from './text-cells'

/** The cell of each kind that has one in its folder; the others are a short text on one line. */
const cells = ofKinds(
  import.meta.glob<Cell>(
    ['../../../resources/schema/kinds/*/cell.ts', '../../../resources/*-kinds/*/cell.ts'],
    { eager: true, import: 'cell' },
  ),
)

/** Draws a value after the kind of its field; nothing for an empty one. */
export function renderCell(input: CellInput): ReactNode {
  const { value, related, field } = input
  if (isBlank(value) && isBlank(related)) return null
  const shape = field.of ?? field
  const cell = cells[shape.kind] ?? plainCell
  return cell({ ...input, field: shape })
}
