import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { HttpError, isAway } from '../../../../providers/http-error'
import { checkInput } from '../../../../resources/schema/check'
import type { Field } from '../../../../resources/schema/field'
import type { AnyResource } from '../../../../resources/schema/resource'
import { textOfValue, valueOfText } from '../../../fields/inputs/text-of'
import type { ListRow } from '../columns'

/** What stands in the input of a cell: choices by their key, everything else as it is written. */
export function cellText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  return field.kind === 'select' || field.kind === 'bool' ? String(value) : textOfValue(value, field)
}

/** How a value is said in a sentence. */
export const saidValue = (field: Field, value: unknown): string => textOfValue(value, field) || texts.empty

/** What a typed text means of this row, or why it is refused. */
export function cellValue(
  resource: AnyResource,
  row: ListRow,
  { name, text }: { name: string; text: string },
): { value: unknown; message?: string } {
  const field = resource.fields[name]
  if (!field) return { value: null }
  const { value, errors } = checkInput(resource, { [name]: valueOfText(text, field) }, { current: row })
  const [wrong] = [...errors.filter((one) => one.name === name), ...errors]
  return { value: value[name] ?? null, message: wrong && refusedField(resource, name, wrong) }
}

const refusedField = (
  resource: AnyResource,
  name: string,
  wrong: { name: string; message: string },
): string =>
  wrong.name === name
    ? wrong.message
    : `${resource.fields[wrong.name]?.label ?? wrong.name} : ${wrong.message}`

/** Why the server did not keep it. */
export function refusalText(resource: AnyResource, name: string, error: unknown): string {
  if (!(error instanceof HttpError) || isAway(error)) return texts.notSaved({ reason: texts.away })
  const wrong = error.fields.find((one) => one.name === name) ?? error.fields[0]
  return wrong ? refusedField(resource, name, wrong) : error.display
}
