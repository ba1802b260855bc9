import { associationOf } from './association'
import type { Field } from './field'
import { kindOf } from './kinds'
import { messages } from './messages'
import { holds } from './predicate'
import { type AnyResource, systemFields } from './resource'

export interface FieldError {
  /** Name of the field, `contacts.0.email` inside a list. */
  name: string
  message: string
}

export interface Checked {
  /** Cleaned values of the fields that were given. */
  value: Record<string, unknown>
  errors: FieldError[]
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Kinds whose value may be a list; of any other one, an empty list is no value at all. */
const takesLists = (field: Field): boolean => kindOf(field).lists === true

/** Longest value of a kind that says none: numbers, days, identifiers. */
const longestPlain = 250

/** Most characters of its value as it is kept; Infinity for a kind that judges of its length first, without a pattern. */
function longestOf(field: Field): number {
  if (field.kind === 'json') return Number.POSITIVE_INFINITY
  const { maxLength } = kindOf(field).json(field)
  return typeof maxLength === 'number' ? maxLength : longestPlain
}

/**
 * Whether a text is too long for any work on it: four times as long as its value may be – blanks and markup go when it is cleaned –
 * and 1,000 characters at least.
 */
export const isTooLong = (field: Field, value: unknown): boolean =>
  typeof value === 'string' && value.length > Math.max(1000, 4 * longestOf(field))

/** Reads a text typed by a person or found in an address or a cell; one that is too long stays as it is, to be refused. */
export const parseText = (field: Field, text: string): unknown =>
  isTooLong(field, text) ? text : kindOf(field).parse(text, field)

/** Cleans one value and says in French why it is refused; empty values become null. Required is not looked at here. */
export function checkValue(field: Field, input: unknown): { value: unknown; message?: string } {
  const kind = kindOf(field)
  if (isTooLong(field, input)) return { value: input, message: messages.maxLength(longestOf(field)) }
  const value = kind.clean ? kind.clean(input, field) : input
  if (isEmpty(value) && (!Array.isArray(value) || takesLists(field)))
    return { value: Array.isArray(value) ? [] : null }
  const message = kind.check(value, field)
  return message ? { value, message } : { value }
}

/** The remark on a value that is accepted but looks wrong. */
export function warnValue(field: Field, value: unknown): string | undefined {
  return isEmpty(value) ? undefined : kindOf(field).warn?.(value, field)
}

/** Whether a rule of the declaration hides a field of this record. */
export const isHidden = (
  resource: AnyResource,
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean => {
  const visible = resource.rules?.[name]?.visible
  return visible !== undefined && !holds(visible, record)
}

/** Whether a field must be filled in this record: declared so, or by a rule; never when hidden. */
export function isRequired(
  resource: AnyResource,
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const rule = resource.rules?.[name]?.required
  const asked = resource.fields[name]?.required || (rule !== undefined && holds(rule, record))
  return asked === true && !isHidden(resource, name, record)
}

const isWritable = (field: Field) => !field.readonly && field.kind !== 'computed' && field.kind !== 'virtual'

/** Keys that an answer carries beside the fields: they may come back in an update and are passed over. */
export function answerKeys(resource: AnyResource): Set<string> {
  const associations = Object.entries(resource.fields)
    .filter(([, field]) => field.to)
    .map(([name, field]) => associationOf(name, field, (to) => to))
  return new Set<string>([...systemFields, ...associations])
}

export interface CheckOptions {
  /** The record as it stands, for an update; rules read it under the input. */
  current?: Readonly<Record<string, unknown>>
  /** Further keys to pass over (names of associations). */
  ignore?: ReadonlySet<string>
}

/**
 * Checks an input against the declaration, in the browser and on the server alike: unknown keys refused, values cleaned
 * and checked, required fields there. Nothing is written; every error names its field.
 */
export function checkInput(
  resource: AnyResource,
  input: Readonly<Record<string, unknown>>,
  { current, ignore }: CheckOptions = {},
): Checked {
  const errors: FieldError[] = []
  const value: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(input)) {
    const field = resource.fields[name]
    if (!field) {
      if (!ignore?.has(name) && !(systemFields as readonly string[]).includes(name))
        errors.push({ name, message: messages.unknown })
      continue
    }
    if (!isWritable(field) || given === undefined) continue
    const checked = checkValue(field, given)
    if (checked.message) errors.push({ name, message: checked.message })
    value[name] = checked.value
  }
  if (!current) addDefaults(resource, value)
  errors.push(...missing(resource, value, current))
  if (!errors.length) errors.push(...rowErrors(resource, { ...current, ...value }))
  return { value, errors }
}

const rowErrors = (resource: AnyResource, row: Readonly<Record<string, unknown>>): FieldError[] =>
  (resource.checks ?? []).flatMap((check) => check(row) ?? [])

function addDefaults(resource: AnyResource, value: Record<string, unknown>) {
  for (const [name, field] of Object.entries(resource.fields))
    if (value[name] === undefined && field.default !== undefined && isWritable(field))
      value[name] = field.default
}

function missing(
  resource: AnyResource,
  value: Readonly<Record<string, unknown>>,
  current?: Readonly<Record<string, unknown>>,
): FieldError[] {
  const record = { ...current, ...value }
  return Object.keys(resource.fields)
    .filter(
      (name) =>
        isWritable(resource.fields[name] as Field) &&
        isEmpty(record[name]) &&
        isRequired(resource, name, record),
    )
    .map((name) => ({ name, message: messages.required }))
}
