import { decimalText } from '../decimal-text'
import { exact, rounded, times } from '../exact'
import { fold } from '../fold'
import { messages } from '../messages'
import type { Reading } from './given'
import { isNamed } from './name-key'
import { readNumber } from './numbers'

/** A row of a short list by all that names it. */
export interface NamedRow {
  id: number
  /** What it is called: label, abbreviation, other words. */
  names: readonly string[]
  /** The share that it stands for, in percent. */
  percent?: string | null | undefined
}

/** What a list is called: « taux de TVA ». */
export interface NamedList {
  label: string
  rows: readonly NamedRow[]
}

/** « TVA 5,5 % » without the words that the list is called by. */
const withoutLabel = (text: string, label: string): string => {
  const words = new Set([...fold(label).split(/[^a-z]+/), 'a', 'de', 'du'])
  return text
    .trim()
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => !/^[:=–-]$/.test(word))
    .filter((word) => !words.has(fold(word).replace(/[^a-z]/g, '')) || /\d/.test(word))
    .join(' ')
}

const plainOf = (decimal: string) => rounded(exact(decimal), 6)

function readPercent(text: string, { label, rows }: NamedList): Reading<number> | undefined {
  const { value } = readNumber(withoutLabel(text, label), { sort: 'percent' })
  if (value === undefined) return undefined
  const byShare = (share: string) =>
    rows.find(({ percent }) => percent && plainOf(percent) === plainOf(share))
  const found = byShare(value)
  if (found) return { value: found.id }
  const said = `${decimalText(value)}\u00a0%`
  const meant = byShare(rounded(times(exact(value), exact('100')), 6))?.percent
  const of = label.charAt(0).toLowerCase() + label.slice(1)
  return {
    error: meant
      ? messages.noSuchShare(said, of, `${decimalText(meant.replace(/\.?0+$/, ''))}\u00a0%`)
      : messages.noShare(said, of),
  }
}

/**
 * The row that a text names in a short list: by its label, its abbreviation, their plurals, its other words, or by the share that
 * it stands for. Undefined where it names none.
 */
export function readName(text: string, list: NamedList): Reading<number> | undefined {
  const named = list.rows.filter(({ names }) => isNamed(text, names))
  const [found, other] = named
  if (found && !other) return { value: found.id }
  return list.rows.some(({ percent }) => percent) ? readPercent(text, list) : undefined
}

/** The words of a field that holds several, parted by commas. */
export const wordsIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter(Boolean)
    : []
