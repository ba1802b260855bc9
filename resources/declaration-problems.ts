import { type Problem, problemLine, refuseProblems } from './problem'
import type { Registry } from './registry'
import { checkValue, warnValue } from './schema/check'
import { formOf, namesIn } from './schema/derive'
import type { Field, Fields } from './schema/field'
import { followedBy } from './schema/followed'
import { fieldsOf, type Predicate, testsOf } from './schema/predicate'
import { type AnyResource, systemFields } from './schema/resource'

/** What the names of a declaration are held against. */
export interface Known {
  permissions: ReadonlySet<string>
  groups: readonly string[]
}

/** Words of `access` that are no permission: everybody who is logged in, and nobody. */
const nobodys = ['signedIn', 'serverOnly']

const twice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

const inForms = (resource: AnyResource): Problem[] =>
  twice(Object.values(formOf(resource)).flatMap((items) => items.flatMap(namesIn))).map((name) => [
    'is twice in the form: leave one out',
    name,
  ])

/** Why a field's own check refuses a value. */
const refusal = (field: Field, value: unknown): string | undefined =>
  value === undefined ? undefined : checkValue(field, value).message

const inFields = (resource: AnyResource): Problem[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const { example } = field
    const warned = example === undefined ? undefined : warnValue(field, checkValue(field, example).value)
    const [wrongDefault, wrongExample] = [refusal(field, field.default), refusal(field, example) ?? warned]
    const found: Problem[] = []
    if (wrongDefault) found.push([`has a default that its own check refuses: ${wrongDefault}`, name])
    if (wrongExample) found.push([`has an example that its own check refuses: ${wrongExample}`, name])
    if (field.required && field.hidden && field.default === undefined && !field.readonly)
      found.push(['is required, hidden and without a default: give it one, or show it', name])
    if (field.kind === 'computed' && !resource.computes?.[name])
      found.push(['is computed without a body: write it in « computes »', name])
    return found
  })

/** The predicates of a declaration, each with what it belongs to. */
const predicatesOf = (resource: AnyResource): [string, Predicate][] => [
  ...Object.entries(resource.rules ?? {}).flatMap(([name, { visible, required, readonly } = {}]) =>
    [visible, required, readonly].flatMap((rule): [string, Predicate][] =>
      rule ? [[`the rule of ${name}`, rule]] : [],
    ),
  ),
  ...Object.entries(resource.actions ?? {}).flatMap(([name, action]): [string, Predicate][] =>
    action.if ? [[`the action ${name}`, action.if]] : [],
  ),
  ...(resource.locked && 'when' in resource.locked
    ? [['its lock', resource.locked.when] as [string, Predicate]]
    : []),
  ...(resource.outOfService
    ? [['what is out of service', resource.outOfService] as [string, Predicate]]
    : []),
  ...(resource.kept ? [['its keeping', resource.kept.when] as [string, Predicate]] : []),
]

/** The choices that a field has. */
const oneOf = (field: Field | undefined): string =>
  field?.options ? `: it is one of ${Object.keys(field.options).join(', ')}` : ''

const inPredicates = (resource: AnyResource): Problem[] =>
  predicatesOf(resource).flatMap(([where, predicate]) => [
    ...fieldsOf(predicate)
      .filter((name) => !resource.fields[name] && !systemFields.some((own) => own === name))
      .map((name): Problem => [`is read by ${where}, and is no field`, name, Object.keys(resource.fields)]),
    ...testsOf(predicate)
      .filter(([name, value]) => {
        const field = resource.fields[name]
        return (
          field !== undefined &&
          value !== null &&
          refusal({ ...field, min: undefined, max: undefined }, value) !== undefined
        )
      })
      .map(
        ([name, value]): Problem => [
          `is never « ${String(value)} », which ${where} asks${oneOf(resource.fields[name])}`,
          name,
        ],
      ),
  ])

const namesOf = (fields: Fields, kind: string): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind)

/** The field that says where a row stands, and the reference that its lock goes through. */
const inLocks = ({ state, locked, fields }: AnyResource): Problem[] => {
  const through = locked && 'through' in locked ? locked.through : undefined
  const asksState = locked && 'when' in locked && locked.refusal.includes('%{state}')
  return [
    ...(state !== undefined && !fields[state]?.options
      ? [['is no choice that says a state: name a field of f.select', state] as Problem]
      : []),
    ...(asksState && state === undefined
      ? [['says %{state}, and no « state » is declared: name its field', 'locked'] as Problem]
      : []),
    ...(through !== undefined && fields[through]?.kind !== 'ref'
      ? [['is no reference to lock through', through, namesOf(fields, 'ref')] as Problem]
      : []),
  ]
}

/** Conditions of references: columns of the other resource, fields of this one. */
const inReferences = (resource: AnyResource, registry: Pick<Registry, 'all'>): Problem[] =>
  Object.values(resource.fields).flatMap((field) => {
    const target = registry.all.find(({ name }) => name === field.to)
    return [
      ...Object.keys(field.where ?? {})
        .filter((name) => !target?.fields[name])
        .map((name): Problem => [`is no field of ${field.to}`, name, Object.keys(target?.fields ?? {})]),
      ...followedBy(field)
        .filter((name) => !resource.fields[name])
        .map(
          (name): Problem => [
            'is followed by a reference, and is no field',
            name,
            Object.keys(resource.fields),
          ],
        ),
    ]
  })

function inRights(resource: AnyResource, { permissions, groups }: Known): Problem[] {
  const { access, fieldAccess = {}, actions = {}, exports = [], group } = resource
  const asked = [
    ...Object.values(access).flat(),
    ...Object.values(fieldAccess).flatMap((one) => Object.values(one ?? {})),
    ...Object.values(actions).map(({ permission }) => permission),
    ...exports.map(({ permission }) => permission),
  ]
  return [
    ...asked
      .filter((name) => !nobodys.includes(name) && !permissions.has(name))
      .map((name): Problem => ['is no permission', name, [...permissions, ...nobodys]]),
    ...(group !== undefined && !groups.includes(group)
      ? [['is no group of settings', group, groups] as Problem]
      : []),
  ]
}

/** What is wrong with the declarations, each with its file and line, its resource, the name and what to write: nobody should start with it. */
export const declarationProblems = (registry: Pick<Registry, 'all'>, known: Known): string[] =>
  registry.all.flatMap((resource) =>
    [
      ...inForms(resource),
      ...inFields(resource),
      ...inPredicates(resource),
      ...inLocks(resource),
      ...inReferences(resource, registry),
      ...inRights(resource, known),
    ].map((problem) => problemLine(resource, problem)),
  )

/** Throws when something is wrong with the declarations, one line each. */
export const checkDeclarations = (registry: Pick<Registry, 'all'>, known: Known): void =>
  refuseProblems(declarationProblems(registry, known))
