import type { ReactNode } from 'react'
import { type Cell, textOf } from './cell'

/** No column is made narrower than a text of this length: it is never cut. */
const neverCut = 14

/** A text; the whole of it shows on hovering, should it be cut. */
export const oneLine = (text: string): ReactNode =>
  text.length > neverCut ? (
    <span className="cell-text" title={text}>
      {text}
    </span>
  ) : (
    text
  )

export const textCell: Cell = (input) => oneLine(textOf(input))

/** Identifiers and numbers stay on one line. */
export const plainCell: Cell = (input) => <span className="cell-plain">{textOf(input)}</span>

export const mailCell: Cell = ({ value }) => (
  <a className="cell-mail" href={`mailto:${String(value)}`} title={String(value)}>
    {String(value)}
  </a>
)

export const phoneCell: Cell = (input) => (
  <a className="cell-plain" href={`tel:${String(input.value).replace(/[^\d+]/g, '')}`}>
    {textOf(input)}
  </a>
)

/** Only http(s) addresses become links. */
export const websiteCell: Cell = ({ value }) => {
  const address = String(value)
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  )
}
