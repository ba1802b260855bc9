import { advancedTexts } from '../../../../i18n/fr/advanced-filter'
import { checkValue } from '../../../../resources/schema/check'
import type { Condition } from '../../../../resources/schema/condition'
import { f } from '../../../../resources/schema/f'
import type { Field } from '../../../../resources/schema/field'
import type { Operator } from '../../../../resources/schema/kind'
import {
  mostRelativeDays,
  type RelativeCount,
  relativePeriods,
} from '../../../../resources/schema/relative-days'
import type { FilterKind } from '../filter-kind'
import type { FilterField } from '../filterable'

/** How a field is compared, in words. */
export type Word = keyof typeof advancedTexts.words

/** What was filled in beside a word, by the name of its input. */
export type WordValues = Readonly<Record<string, unknown>>

const wordsOfKind: Record<FilterKind, readonly Word[]> = {
  text: ['contains', 'equals', 'differs', 'empty', 'filled'],
  choice: ['among', 'notAmong', 'empty', 'filled'],
  reference: ['among', 'notAmong', 'empty', 'filled'],
  bool: ['yes', 'no', 'empty'],
  number: ['equals', 'differs', 'atLeast', 'atMost', 'between', 'empty', 'filled'],
  date: ['during', 'moreAgo', 'lessAgo', 'nextDays', 'between', 'from', 'until', 'empty', 'filled'],
}

/** The words for a field; what is always there is never empty, and a list of texts is not asked whether it is. */
export const wordsFor = ({ field, kind }: FilterField): readonly Word[] =>
  field.required || field.kind === 'list'
    ? wordsOfKind[kind].filter((word) => word !== 'empty' && word !== 'filled')
    : wordsOfKind[kind]

/** A value as its own field takes it, asked for outside of a record. */
function valueField({ field, kind }: FilterField, label: string): Field {
  const own = { ...field, label, help: undefined, required: false, readonly: false }
  if (kind === 'date') return f.date({ label })
  if (kind === 'text') return f.text({ label, max: 255 })
  return own
}

function severalField({ field, kind }: FilterField): Field {
  const label = advancedTexts.values
  if (kind === 'reference') return { kind: 'refs', label, required: false, to: field.to }
  return { kind: 'list', label, required: false, options: field.options }
}

const counts: Partial<Record<Word, RelativeCount>> = {
  moreAgo: 'more_than_days_ago',
  lessAgo: 'less_than_days_ago',
  nextDays: 'next_days',
}

/** The inputs of a word. */
export function inputsOf(field: FilterField, word: Word): Readonly<Record<string, Field>> {
  if (['yes', 'no', 'empty', 'filled'].includes(word)) return {}
  if (word === 'among' || word === 'notAmong') return { value: severalField(field) }
  if (word === 'between')
    return { low: valueField(field, advancedTexts.low), high: valueField(field, advancedTexts.high) }
  if (word === 'during') return { value: f.select(advancedTexts.periods, { label: advancedTexts.period }) }
  if (counts[word]) return { value: f.int({ label: advancedTexts.days, min: 1, max: mostRelativeDays }) }
  return { value: valueField(field, advancedTexts.value) }
}

/** Why the inputs of a word are not good yet, by their names. */
export function errorsOf(field: FilterField, word: Word, values: WordValues): Record<string, string> {
  const wrong = Object.entries(inputsOf(field, word)).flatMap(([name, input]) => {
    const { value, message } = checkValue(input, values[name] ?? null)
    const isMissing = value === null || (Array.isArray(value) && !value.length)
    const reason = message ?? (isMissing ? advancedTexts.needed : undefined)
    return reason === undefined ? [] : [[name, reason] as const]
  })
  return Object.fromEntries(wrong)
}

const operatorOf: Record<Word, Operator> = {
  contains: 'like',
  ...{ equals: 'eq', yes: 'eq', no: 'eq', empty: 'eq', differs: 'ne', filled: 'ne' },
  ...{ among: 'in', notAmong: 'notIn', atLeast: 'gte', from: 'gte', atMost: 'lte', until: 'lte' },
  ...{ between: 'between', during: 'between', moreAgo: 'between', lessAgo: 'between', nextDays: 'between' },
}

/** What a word asks the search for. */
export function conditionOf(field: FilterField, word: Word, values: WordValues): Condition {
  const cleaned = (name: string) =>
    checkValue(inputsOf(field, word)[name] as Field, values[name] ?? null).value
  const said = { name: field.name, operator: operatorOf[word] }
  const count = counts[word]
  if (word === 'yes' || word === 'no') return { ...said, value: word === 'yes' }
  if (word === 'empty' || word === 'filled') return { ...said, value: null }
  if (word === 'between') return { ...said, value: [cleaned('low'), cleaned('high')] }
  if (word === 'during') return { ...said, value: { relative: cleaned('value') } }
  if (count) return { ...said, value: { relative: count, days: cleaned('value') } }
  return { ...said, value: cleaned('value') }
}

const isPair = (value: unknown): value is readonly [unknown, unknown] =>
  Array.isArray(value) && value.length === 2

function relativeWord(value: object): { word: Word; values: WordValues } | undefined {
  const { relative, days } = value as { relative?: unknown; days?: unknown }
  const count = (Object.keys(counts) as Word[]).find((word) => counts[word] === relative)
  if (count) return { word: count, values: { value: days } }
  return relativePeriods.some((one) => one === relative)
    ? { word: 'during', values: { value: relative } }
    : undefined
}

/** The word and the values that a condition was made of; undefined where no word says it. */
export function wordOf(
  field: FilterField,
  { operator, value }: Condition,
): { word: Word; values: WordValues } | undefined {
  const known = (word: Word, values: WordValues = {}) =>
    wordsOfKind[field.kind].includes(word) ? { word, values } : undefined
  if (operator === 'between') {
    if (isPair(value)) return known('between', { low: value[0], high: value[1] })
    return field.kind === 'date' && typeof value === 'object' && value ? relativeWord(value) : undefined
  }
  if (value === null && operator === 'eq') return known('empty')
  if (value === null && operator === 'ne') return known('filled')
  if (field.kind === 'bool') return known(value === (operator === 'eq') ? 'yes' : 'no')
  if (operator === 'eq' && ['choice', 'reference'].includes(field.kind))
    return known('among', { value: [value] })
  if (operator === 'ne' && ['choice', 'reference'].includes(field.kind))
    return known('notAmong', { value: [value] })
  const word = wordsOfKind[field.kind].find((one) => operatorOf[one] === operator)
  return word && known(word, { value })
}
