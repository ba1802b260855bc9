import { fileUrl } from '../../../providers/files'
import { isRow } from '../../../resources/schema/unknown-row'
import { labelOf } from '../label-of'
import type { Cell } from './cell'
import { badge, severalCell } from './choice-cells'
import { oneLine } from './text-cells'

const property = (value: unknown, name: string): unknown => (isRow(value) ? value[name] : undefined)

/** What it refers to, by name; a status as a coloured badge. */
export const refCell: Cell = ({ value, related, target }) => {
  const label = labelOf(related, target, value)
  return target?.tones ? badge(label, target.tones[Number(value)]) : oneLine(label)
}

export const refsCell: Cell = ({ value, related, target }) => {
  const rows = Array.isArray(related) ? related : Array.isArray(value) ? value : []
  return severalCell(rows.map((row) => labelOf(row, target, row)))
}

/** How many rows a list has. */
export const childrenCell: Cell = ({ value, related }) => {
  const rows = Array.isArray(related) ? related : Array.isArray(value) ? value : []
  return <span className="cell-plain">{rows.length}</span>
}

/** The address of an uploaded file, when the answer says where it is kept. */
function fileAddress(file: unknown): string | undefined {
  const [path, unique_name] = [property(file, 'path'), property(file, 'unique_name')]
  return typeof path === 'string' && typeof unique_name === 'string'
    ? fileUrl({ path, unique_name })
    : undefined
}

export const fileCell: Cell = ({ related, target, value }) => {
  const name =
    property(related, 'filename') ?? property(related, 'file_name') ?? labelOf(related, target, value)
  return (
    <span className="cell-file">
      <svg aria-hidden width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
        <path d="M14 2H6c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V8l-6-6zM6 20V4h7v5h5v11H6z" />
      </svg>
      <span className="cell-text">{String(name)}</span>
    </span>
  )
}

export const imageCell: Cell = (input) => {
  const address = fileAddress(input.related)
  if (!address) return fileCell(input)
  return (
    <img
      className="cell-image"
      src={address}
      alt={labelOf(input.related, input.target)}
      loading="lazy"
      height="32"
    />
  )
}

/** What is embedded in one line: by its declared heading, else by its title. */
export const embedCell: Cell = ({ related, value, target }) => {
  const row = related ?? value
  return oneLine((isRow(row) && target?.heading?.(row)) || labelOf(row, target))
}
