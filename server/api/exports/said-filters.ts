import { reportTexts as texts } from '../../../i18n/fr/reports'
import type { Registry } from '../../../resources/registry'
import type { Condition, ConditionTree } from '../../../resources/schema/condition'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { systemField } from '../../database/filter'
import { cellText } from '../../paper/cell-text'
import { labels } from '../links'
import type { Work } from '../work'
import { encoderOf } from './encode'

/** A condition on a field. */
export interface FieldCondition extends Pick<Condition, 'operator' | 'value'> {
  field: Field
}

/** Values of a condition that are told one by one. */
const most = 5

async function wordsOf(work: Work, { field, value }: FieldCondition): Promise<string[]> {
  const values = [value].flat()
  const told = values.slice(0, most)
  const ids = told.filter((one) => typeof one === 'number')
  const names = field.to && ids.length ? await labels(work, work.registry.get(field.to), ids) : undefined
  const encode = encoderOf(field)
  const words = told.map((one) => {
    if (one === null || one === '') return texts.empty
    return names?.get(Number(one)) || cellText(encode(one)) || String(one)
  })
  return values.length > most ? [...words, '…'] : words
}

async function said(work: Work, condition: FieldCondition): Promise<string> {
  const { field, operator } = condition
  const words = await wordsOf(work, condition)
  const [first = '', second = ''] = words
  const text = {
    ...{ eq: words.join(', '), in: words.join(', '), like: `« ${first} »` },
    ...{ ne: texts.except({ names: words.join(', ') }), notIn: texts.except({ names: words.join(', ') }) },
    ...{ gte: texts.from({ from: first }), lte: texts.to({ to: first }) },
    between: texts.between({ from: first, to: second }),
  }[operator]
  return `${field.label} : ${text}`
}

/** « Fournisseur : Martin » of each condition. */
export async function saidConditions(work: Work, conditions: readonly FieldCondition[]): Promise<string[]> {
  const sentences: string[] = []
  for (const one of conditions) sentences.push(await said(work, one))
  return sentences
}

/** The field that a condition names, through what a row refers to. */
function fieldAt(registry: Registry, resource: AnyResource, name: string): Field | undefined {
  const [own = '', ...rest] = name.split('.')
  if (!rest.length) return resource.fields[own] ?? systemField[own]
  const found = Object.entries(resource.fields).find(
    ([field, { to }]) => to && registry.association(resource, field) === own,
  )
  return found?.[1].to ? fieldAt(registry, registry.get(found[1].to), rest.join('.')) : undefined
}

/** What a condition, or a group of them, says. */
async function saidTree(work: Work, resource: AnyResource, tree: ConditionTree): Promise<string> {
  const each = async (trees: readonly ConditionTree[]) => {
    const sentences: string[] = []
    for (const one of trees) sentences.push(await saidTree(work, resource, one))
    return sentences.filter(Boolean)
  }
  if ('not' in tree) return texts.not({ names: await saidTree(work, resource, tree.not) })
  if ('all' in tree) return (await each(tree.all)).join(' ; ')
  if ('any' in tree) return (await each(tree.any)).join(texts.or)
  const field = fieldAt(work.registry, resource, tree.name)
  return field ? said(work, { field, operator: tree.operator, value: tree.value }) : ''
}

/** What the conditions of a search say. */
export async function saidFilters(
  work: Work,
  resource: AnyResource,
  filters: readonly ConditionTree[],
): Promise<string[]> {
  const sentences: string[] = []
  for (const one of filters) sentences.push(await saidTree(work, resource, one))
  return sentences.filter(Boolean)
}
