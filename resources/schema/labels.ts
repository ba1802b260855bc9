import type { Action } from './action'
import type { Field, Fields } from './field'
import { lookup } from './lookup'
import { spoken } from './marks'

/** A French text of a declaration in the language of who reads: of its own key, or of one that many declarations share. */
const told = (keys: readonly string[], french: string): string => {
  const phrases = spoken()?.phrases
  return String(keys.map((key) => phrases?.[key]).find((found) => found !== undefined) ?? french)
}

/** Has a text of an object say its key when it is read. */
export function sayByKey<T extends object>(own: T, name: keyof T, keys: readonly string[]): void {
  const french = own[name]
  if (typeof french === 'string')
    Object.defineProperty(own, name, { enumerable: true, configurable: true, get: () => told(keys, french) })
}

function labelledField(field: Field, name: string, base: string): Field {
  const own = { ...field }
  sayByKey(own, 'label', [`${base}.fields.${name}`, `fields.${name}`])
  sayByKey(own, 'help', [`${base}.help.${name}`])
  sayByKey(own, 'unit', [`units.${field.unit}`])
  if (field.options) {
    const options = Object.assign(Object.create(Object.getPrototypeOf(field.options)), field.options)
    for (const value of Object.keys(options)) sayByKey(options, value, [`${base}.options.${name}.${value}`])
    own.options = options
  }
  if (field.fields) own.fields = labelledFields(field.fields, `${base}.${name}`)
  if (field.of) own.of = labelledField(field.of, name, base)
  return own
}

const labelledFields = (fields: Fields, base: string): Fields =>
  Object.assign(
    Object.create(Object.getPrototypeOf(fields)),
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, labelledField(field, name, base)]),
    ),
  )

type SaidAction = Pick<Action, 'label' | 'confirm' | 'done' | 'nothing' | 'input'>

function labelledAction<T extends SaidAction>(action: T, base: string): T {
  const own = { ...action }
  for (const part of ['label', 'confirm', 'done', 'nothing'] as const)
    sayByKey(own, part, [`${base}.${part}`])
  if (typeof own.confirm === 'object') {
    own.confirm = { ...own.confirm }
    for (const part of ['title', 'text'] as const) sayByKey(own.confirm, part, [`${base}.confirm.${part}`])
  }
  if (action.input) own.input = labelledFields(action.input, base)
  return own
}

/** What a declaration says to people. */
interface Declared {
  label: readonly [string, string]
  fields: Fields
  list?: { title?: string; searches?: readonly { label: string }[] }
  actions?: { readonly [name: string]: SaidAction }
}

/** One page speaks one language: where it is French, nothing is looked up. */
const isFrenchPage = () => 'window' in globalThis && !spoken()

/** A declaration whose texts are said by react-admin's own keys, `resources.<name>.fields.<field>`: what stands in it is their French. */
export function labelled<T extends Declared>(resource: T, name: string): T {
  if (isFrenchPage()) return resource
  const base = `resources.${name}`
  const label: [string, string] = [...resource.label]
  for (const n of [0, 1] as const) sayByKey(label, n, [`${base}.label.${n}`])
  const list = resource.list && { ...resource.list }
  if (list) sayByKey(list, 'title', [`${base}.list`])
  if (list?.searches)
    list.searches = list.searches.map((search, n) => {
      const own = { ...search }
      sayByKey(own, 'label', [`${base}.searches.${n}`])
      return own
    })
  const actions = Object.entries(resource.actions ?? {}).map(([action, told]) => [
    action,
    labelledAction(told, `${base}.actions.${action}`),
  ])
  return {
    ...{ ...resource, label, fields: labelledFields(resource.fields, base) },
    ...(list && { list }),
    ...(resource.actions && { actions: lookup(Object.fromEntries(actions)) }),
  }
}
