import type { Check, Column } from '../../kind'
import { messages } from '../../messages'
import { checkPattern, compact } from '../../text-checks'
import { textColumn } from './column'

interface Identifier {
  pattern: RegExp
  /** Why another text is refused. */
  message: string | (() => string)
  check?: (value: string) => string | undefined
  more?: Partial<Check<string>>
}

/** The column of an identifier: a text of one pattern. */
export const identifierColumn = (pattern: RegExp): Column =>
  textColumn(({ max }) => ({ type: 'string', pattern: pattern.source, ...(max ? { maxLength: max } : {}) }))

/** What an identifier meets: blanks, dots and dashes are taken out and letters raised before it is checked. */
export const identifierCheck = ({ pattern, message, check, more }: Identifier): Check<string> => ({
  clean: compact,
  check: (value, { max }) => {
    const wrong = checkPattern(value, pattern, typeof message === 'string' ? message : message())
    if (wrong || typeof value !== 'string') return wrong
    return max !== undefined && value.length > max ? messages.maxLength(max) : check?.(value)
  },
  parse: (typed) => compact(typed),
  format: (value) => value,
  ...more,
})
