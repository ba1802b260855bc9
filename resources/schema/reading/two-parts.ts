import { exact, rounded, times } from '../exact'
import { fold } from '../fold'
import { lookup } from '../lookup'
import { readNumber } from './numbers'

/** What a multiple says: « 6x1,5 L » is 6 of 1.5 L. */
export interface Multiple {
  /** How many there are; nothing where one content alone is said. */
  count?: string
  /** How much each holds, as it is written, and in what. */
  content: string
  unit: string
}

const number = '\\d+(?:[.,]\\d+)?'
const unit = '(?<unit>\\p{L}{0,12})\\.?'
const by = '\\s*[x×*]\\s*'
const ways = [
  // « 6x1L », « Carton de 6 × 1,5 L », « 2x6x50 cl »
  `^(?:\\D*\\s)?(?<count>\\d+(?:${by}\\d+)*)${by}(?<content>${number})\\s*${unit}$`,
  // « 1,5 L x 6 »
  `^(?:\\D*\\s)?(?<content>${number})\\s*(?<unit>\\p{L}{1,12})\\.?${by}(?<count>\\d+)$`,
  // « 6 bouteilles de 1,5 L »
  `^(?<count>\\d+)\\s*\\p{L}+\\s+(?:de\\s+|d['\\u2019])(?<content>${number})\\s*${unit}$`,
  // « 5 kg », « Sac de 5 kg »
  `^(?:\\D*\\s)?(?<content>${number})\\s*(?<unit>\\p{L}{1,12})\\.?$`,
].map((way) => new RegExp(way, 'iu'))

const product = (counts: string): string => {
  const all = counts.split(/\D+/).reduce((sum, one) => times(sum, exact(one)), exact('1'))
  return rounded(all, 0)
}

/** Reads what a multiple says; undefined of any other text. */
export function readMultiple(text: string): Multiple | undefined {
  const found = ways.map((way) => way.exec(text.trim())?.groups).find((groups) => groups !== undefined)
  if (!found) return undefined
  const { count, content = '', unit: said = '' } = found
  return { content, unit: said, ...(count === undefined ? {} : { count: product(count) }) }
}

/** Parts of the litre and of the kilogram: contents are told in these two. */
const parts = lookup({ dl: '0.1', cl: '0.01', ml: '0.001', g: '0.001', gr: '0.001', mg: '0.000001' })

/** « 0.5 » of « 50 cl »: contents as numbers are litres and kilograms. */
function contentIn({ content, unit: said }: Multiple): string {
  const value = readNumber(content).value ?? content
  const part = parts[fold(said) as keyof typeof parts]
  return part === undefined ? value : rounded(times(exact(value), exact(part)), 6).replace(/\.?0+$/, '')
}

const separators = /\s+[-–—/|]\s+|\s*[;|\n]\s*/

/** What the second of two fields takes of a multiple: how much each holds, in which unit, or both. */
export type SecondPart = 'number' | 'name' | 'text'

/** The two texts that one cell holds for two fields: a multiple, else what stands before and behind a sign that parts them. */
export function partsOf(text: string, second: SecondPart): [string, string] {
  const multiple = readMultiple(text)
  if (multiple) {
    const { count, content, unit: said } = multiple
    if (second === 'number') return [count ?? '1', contentIn(multiple)]
    if (count === undefined) return [content, said]
    return [count, second === 'name' ? said : `${content} ${said}`.trim()]
  }
  const [found] = separators.exec(text) ?? []
  const at = found === undefined ? -1 : text.indexOf(found)
  return at > 0 ? [text.slice(0, at).trim(), text.slice(at + (found ?? '').length).trim()] : [text.trim(), '']
}
