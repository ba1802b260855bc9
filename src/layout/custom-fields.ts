import { clientOf } from '../../providers/endpoints'
import type { Http } from '../../providers/http'
import type { Registry } from '../../resources/registry'
import { applyCustomFields, type CustomField } from '../../resources/schema/apply-custom'
import { customFieldEndpoints } from '../../resources/schema/custom-endpoints'

const asked = (http: Http): Promise<{ fields: readonly CustomField[] }> =>
  clientOf(http, customFieldEndpoints).shown({}, { quiet: true })

/** Asks which custom fields the person may read; answers what puts them into the declarations. Without an answer there are none. */
export async function customFieldsOf(http: Http): Promise<(registry: Registry) => void> {
  const answer = await asked(http).catch(() => undefined)
  return (registry) => {
    if (answer?.fields.length) applyCustomFields(registry, answer.fields)
  }
}

/** Asks again, where somebody added, changed or took away a custom field. */
export async function renewCustomFields(http: Http, registry: Registry): Promise<void> {
  const answer = await asked(http).catch(() => undefined)
  if (!answer) return
  applyCustomFields(registry, answer.fields)
  registry.tell?.()
}
