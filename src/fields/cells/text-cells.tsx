import { type Cell, textOf } from './cell'

/** One line; the whole text shows on hovering when it is cut. */
export const textCell: Cell = (input) => {
  const text = textOf(input)
  return text.length > 40 ? (
    <span className="cell-text" title={text}>
      {text}
    </span>
  ) : (
    text
  )
}

/** Identifiers and numbers stay on one line. */
export const plainCell: Cell = (input) => <span className="cell-plain">{textOf(input)}</span>

export const mailCell: Cell = ({ value }) => <a href={`mailto:${String(value)}`}>{String(value)}</a>

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
