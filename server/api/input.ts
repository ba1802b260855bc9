import { checkInput } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import { holds } from '../../resources/schema/predicate'
import type { AnyResource } from '../../resources/schema/resource'
import { canReadField, canWriteField } from '../database/rights'
import { disagreements } from './agreements'
import { ApiError, invalid } from './error'
import { outOfChoice } from './followed'
import { missingReferences } from './links'
import { withCleanTexts } from './rich-text'
import type { Work } from './work'

type Row = Record<string, unknown>

/** Keys that answers carry and that may come back: associations, columns of embeds, computed and virtual values. */
export function passedOver(work: Work, resource: AnyResource): Set<string> {
  const names = Object.entries(resource.fields)
  return new Set(
    [
      ...names.filter(([, field]) => field.to).map(([name]) => work.registry.association(resource, name)),
      ...names.filter(([, field]) => field.kind === 'embed' && field.by).map(([, field]) => field.by ?? ''),
      'computed',
    ].filter((key) => !resource.fields[key]),
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether a rule of the declaration holds a field of this record as it is. */
function isHeld(resource: AnyResource, name: string, record: Row): boolean {
  const readonly = resource.rules?.[name]?.readonly
  return readonly !== undefined && holds(readonly, record)
}

function refuseForbidden(
  work: Work,
  resource: AnyResource,
  { value, current }: { value: Row; current: Row },
) {
  const refused = Object.keys(value).filter(
    (name) =>
      (!canWriteField(resource, name, work.actor) || isHeld(resource, name, current)) &&
      !same(value[name], current[name] ?? resource.fields[name]?.default),
  )
  if (refused.length)
    throw new ApiError('err403', { fields: refused.map((name) => ({ name, message: messages.forbidden })) })
  for (const name of Object.keys(value)) if (!canReadField(resource, name, work.actor)) delete value[name]
}

/** Checks an input as the declaration says, then its references and the field rights; answers the cleaned values. */
export async function acceptInput(
  work: Work,
  resource: AnyResource,
  { input, current }: { input: Row; current?: Row },
): Promise<Row> {
  const given = withCleanTexts(resource, input)
  const { value, errors } = checkInput(resource, given, { current, ignore: passedOver(work, resource) })
  const scoped = Object.entries(resource.scope ?? {}).filter(
    ([name, fixed]) => value[name] !== undefined && value[name] !== null && !same(value[name], fixed),
  )
  const wrong = [...errors, ...scoped.map(([name]) => ({ name, message: messages.choice }))]
  if (wrong.length) throw invalid(wrong)
  refuseForbidden(work, resource, { value, current: current ?? {} })
  const missing = await missingReferences(work, resource, { value, current })
  if (missing.length) throw invalid(missing)
  const apart = [
    ...(await outOfChoice(work, resource, { value, current })),
    ...(await disagreements(work, resource, { value, current })),
  ]
  if (apart.length) throw invalid(apart)
  return { ...value, ...(current ? {} : resource.scope) }
}
