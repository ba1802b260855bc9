import type { Tone } from '../../../resources/schema/field'
import { type Cell, textOf } from './cell'

const checkPath =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16zm4.59-12.42L10 14.17l-2.59-2.58L6 13l4 4 8-8z'
const dashPath = 'M7 11v2h10v-2H7zm5-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z'

/** A badge is never cut below a label of this length. */
const neverCut = 24

/** A label as a badge, in the colour that is declared for it. */
export function badge(label: string, tone: Tone = 'grey') {
  const look = `cell-badge is-${tone}`
  return label.length > neverCut ? (
    <span className={`${look} is-long`} title={label}>
      {label}
    </span>
  ) : (
    <span className={look}>{label}</span>
  )
}

/** Yes or no: an icon and always its word; a badge where the declaration gives it a colour. */
export const boolCell: Cell = (input) => {
  const tone = input.field.tones?.[String(input.value)]
  if (tone) return badge(textOf(input), tone)
  return (
    <span className={input.value === true ? 'cell-bool cell-yes' : 'cell-bool'}>
      <svg aria-hidden width="16" height="16" viewBox="0 0 24 24" fill="currentColor">
        <path d={input.value === true ? checkPath : dashPath} />
      </svg>
      {textOf(input)}
    </span>
  )
}

/** A choice out of a declared list. */
export const selectCell: Cell = (input) => badge(textOf(input), input.field.tones?.[String(input.value)])

/** Several texts: the first ones, then how many more. */
export const listCell: Cell = ({ value, field }) => {
  const items = Array.isArray(value) ? value.map((item) => field.options?.[String(item)] ?? String(item)) : []
  return severalCell(items)
}

/** The first of several labels, and « +n » whose title lists them all. */
export function severalCell(labels: readonly string[]) {
  const [first, ...others] = labels
  if (first === undefined) return null
  return (
    <span className="cell-several" title={others.length ? labels.join('\n') : undefined}>
      <span className="cell-badge">{first}</span>
      {others.length > 0 && (
        <span className="cell-more">
          {'+'}
          {others.length}
        </span>
      )}
    </span>
  )
}

export const colorCell: Cell = ({ value }) => (
  <span className="cell-color">
    <svg aria-hidden width="16" height="16" viewBox="0 0 16 16">
      <rect
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="4"
        fill={String(value)}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
    </svg>
    {String(value)}
  </span>
)
