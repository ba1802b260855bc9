import type { ReactNode } from 'react'
import type { KindName } from '../../../resources/schema/kind-name'
import { type Cell, type CellInput, isBlank } from './cell'
import { boolCell, colorCell, listCell, selectCell } from './choice-cells'
import { childrenCell, embedCell, fileCell, imageCell, refCell, refsCell } from './relation-cells'
import { mailCell, phoneCell, plainCell, textCell, websiteCell } from './text-cells'

/** One cell a kind; the others are a short text on one line. */
const cells: Partial<Record<KindName, Cell>> = {
  text: textCell,
  longText: textCell,
  richText: textCell,
  bool: boolCell,
  select: selectCell,
  list: listCell,
  email: mailCell,
  phone: phoneCell,
  freePhone: phoneCell,
  website: websiteCell,
  color: colorCell,
  json: textCell,
  ref: refCell,
  refs: refsCell,
  file: fileCell,
  image: imageCell,
  children: childrenCell,
  embed: embedCell,
}

/** Draws a value after the kind of its field; nothing for an empty one. */
export function renderCell(input: CellInput): ReactNode {
  const { value, related, field } = input
  if (isBlank(value) && isBlank(related)) return null
  const shape = field.of ?? field
  const cell = cells[shape.kind] ?? plainCell
  return cell({ ...input, field: shape })
}
