import type { Registry } from './registry'
import { checkValue, warnValue } from './schema/check'
import { placeOf } from './schema/declared-at'
import { formOf, namesIn } from './schema/derive'
import type { Field } from './schema/field'
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

type Said = [what: string, name: string]

const twice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

const inForms = (resource: AnyResource): Said[] =>
  twice(Object.values(formOf(resource)).flatMap((items) => items.flatMap(namesIn))).map((name) => [
    'is twice in the form',
    name,
  ])

const refused = (field: Field, value: unknown): boolean =>
  value !== undefined && checkValue(field, value).message !== undefined

const inFields = (resource: AnyResource): Said[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const isOdd = field.example !== undefined && warnValue(field, checkValue(field, field.example).value)
    const said: Said[] = []
    if (refused(field, field.default)) said.push(['has a default that its own check refuses', name])
    if (refused(field, field.example) || isOdd) said.push(['has an example that its own check refuses', name])
    if (field.required && field.hidden && field.default === undefined && !field.readonly)
      said.push(['is required, hidden and without a default', name])
    if (field.kind === 'computed' && !resource.computes?.[name])
      said.push(['is computed without a body', name])
    return said
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

const inPredicates = (resource: AnyResource): Said[] =>
  predicatesOf(resource).flatMap(([where, predicate]) => [
    ...fieldsOf(predicate)
      .filter((name) => !resource.fields[name] && !systemFields.some((own) => own === name))
      .map((name): Said => [`is read by ${where}, and is no field`, name]),
    ...testsOf(predicate)
      .filter(([name, value]) => {
        const field = resource.fields[name]
        return (
          field !== undefined &&
          value !== null &&
          refused({ ...field, min: undefined, max: undefined }, value)
        )
      })
      .map(([name, value]): Said => [`is never « ${String(value)} », which ${where} asks`, name]),
  ])

/** The field that says where a row stands, and the reference that its lock goes through. */
const inLocks = ({ state, locked, fields }: AnyResource): Said[] => {
  const through = locked && 'through' in locked ? locked.through : undefined
  const asksState = locked && 'when' in locked && locked.refusal.includes('%{state}')
  return [
    ...(state !== undefined && !fields[state]?.options
      ? [['is no choice that says a state', state] as Said]
      : []),
    ...(asksState && state === undefined
      ? [['asks for a « state », which is not declared', 'locked'] as Said]
      : []),
    ...(through !== undefined && fields[through]?.kind !== 'ref'
      ? [['is no reference to lock through', through] as Said]
      : []),
  ]
}

/** Conditions of references: columns of the other resource, fields of this one. */
const inReferences = (resource: AnyResource, registry: Pick<Registry, 'all'>): Said[] =>
  Object.values(resource.fields).flatMap((field) => {
    const target = registry.all.find(({ name }) => name === field.to)
    return [
      ...Object.keys(field.where ?? {})
        .filter((name) => !target?.fields[name])
        .map((name): Said => [`is no field of ${field.to}`, name]),
      ...followedBy(field)
        .filter((name) => !resource.fields[name])
        .map((name): Said => ['is followed by a reference, and is no field', name]),
    ]
  })

function inRights(resource: AnyResource, { permissions, groups }: Known): Said[] {
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
      .map((name): Said => ['is no permission', name]),
    ...(group !== undefined && !groups.includes(group) ? [['is no group of settings', group] as Said] : []),
  ]
}

/** What is wrong with the declarations, each with its file, its resource and the name: nobody should start with it. */
export const declarationProblems = (registry: Pick<Registry, 'all'>, known: Known): string[] =>
  registry.all.flatMap((resource) =>
    [
      ...inForms(resource),
      ...inFields(resource),
      ...inPredicates(resource),
      ...inLocks(resource),
      ...inReferences(resource, registry),
      ...inRights(resource, known),
    ].map(([what, name]) => `${placeOf(resource)}: « ${name} » ${what}`),
  )

/** Throws when something is wrong with the declarations. */
export function checkDeclarations(registry: Pick<Registry, 'all'>, known: Known): void {
  const problems = declarationProblems(registry, known)
  if (problems.length) throw new Error(`Declarations:\n${problems.join('\n')}`)
}
