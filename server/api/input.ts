import { checkInput, type FieldError } from '../../resources/schema/check'
import { fieldRefusal } from '../../resources/schema/locked'
import { messages } from '../../resources/schema/messages'
import { canStrike } from '../../resources/schema/out-of-service'
import { holds } from '../../resources/schema/predicate'
import { type AnyResource, systemFields } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { canReadField, canWriteField } from '../database/rights'
import { associationFields, withAssociations } from './associations-sent'
import { changedEchoes, fixedKeys } from './echoes'
import { ApiError, invalid } from './error'
import { outOfChoice } from './followed'
import { missingReferences } from './links'
import { withCleanTexts } from './rich-text'
import { isSame } from './row-writer'
import type { Work } from './work'

/** Keys that answers carry beside the declared fields: they come back unchanged (`echoes.ts`). */
export const passedOver = (resource: AnyResource): Set<string> =>
  new Set([...fixedKeys(resource), ...(canStrike(resource) ? ['warned'] : [])])

/** Every key that may be sent of a row: its fields, what answers carry beside them. */
export const sentKeys = ({ registry }: Pick<Work, 'registry'>, resource: AnyResource): Set<string> =>
  new Set([
    ...Object.keys(resource.fields),
    ...systemFields,
    ...passedOver(resource),
    ...associationFields(registry, resource).keys(),
  ])

/** Whether a rule of the declaration holds a field of this record as it is. */
function isHeld(resource: AnyResource, name: string, record: UnknownRow): boolean {
  const readonly = resource.rules?.[name]?.readonly
  return readonly !== undefined && holds(readonly, record)
}

/** A changed field that its rule keeps as it is and says why. */
function heldField(
  resource: AnyResource,
  { value, current = {} }: { value: UnknownRow; current?: UnknownRow },
): FieldError | undefined {
  const name = Object.keys(value).find(
    (one) =>
      resource.rules?.[one]?.refusal && isHeld(resource, one, current) && !isSame(value[one], current[one]),
  )
  return name === undefined
    ? undefined
    : { name, message: fieldRefusal(resource, name) ?? messages.forbidden }
}

/** Which fields are not the actor's to change: those that it does not read, whatever is sent of them, and those that it only reads. */
function forbiddenFields(
  work: Work,
  resource: AnyResource,
  { value, current = {}, input }: { value: UnknownRow; current?: UnknownRow; input: UnknownRow },
): FieldError[] {
  const isUsual = (name: string) => isSame(value[name], current[name] ?? resource.fields[name]?.default)
  const isUnseen = (name: string) => !canReadField(resource, name, work.actor)
  const isRefused = (name: string) =>
    isUnseen(name)
      ? (input[name] ?? null) !== null
      : (!canWriteField(resource, name, work.actor) || isHeld(resource, name, current)) && !isUsual(name)
  return Object.keys(value)
    .filter(isRefused)
    .map((name) => ({ name, message: messages.forbidden }))
}

/** Checks an input as the declaration says, then its references and the field rights; answers the cleaned values. */
export async function acceptInput(
  work: Work,
  resource: AnyResource,
  { input: sent, current }: { input: UnknownRow; current?: UnknownRow },
): Promise<UnknownRow> {
  const { input, errors: unread } = withAssociations(work, resource, { input: sent, current })
  const given = withCleanTexts(resource, input)
  const { value, errors } = checkInput(resource, given, { current, ignore: passedOver(resource) })
  const scoped = Object.entries(resource.scope ?? {}).filter(
    ([name, fixed]) => value[name] !== undefined && value[name] !== null && !isSame(value[name], fixed),
  )
  const wrong = [...unread, ...errors, ...scoped.map(([name]) => ({ name, message: messages.choice }))]
  const fixed = await changedEchoes(work, resource, { input, current })
  if (wrong.length) throw invalid([...wrong, ...fixed])
  const held = heldField(resource, { value, current })
  if (held) throw new ApiError('err409', { display: held.message, fields: [held] })
  const forbidden = [...fixed, ...forbiddenFields(work, resource, { value, current, input })]
  if (forbidden.length) throw new ApiError('err403', { fields: forbidden })
  for (const name of Object.keys(value)) if (!canReadField(resource, name, work.actor)) delete value[name]
  const missing = await missingReferences(work, resource, { value, current })
  if (missing.length) throw invalid(missing)
  const apart = await outOfChoice(work, resource, { value, current })
  if (apart.length) throw invalid(apart)
  return { ...value, ...(current ? {} : resource.scope) }
}
