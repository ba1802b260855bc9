import { createConfig, lintFromString } from '@redocly/openapi-core'

/** The errors that redocly finds in an OpenAPI document, given as text. In plain JavaScript: redocly's types cost the compiler as much as a seventh of the product. */
export async function openApiErrors(source) {
  const config = await createConfig({ extends: ['spec'] })
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const errors = found.filter(({ severity }) => severity === 'error')
  return errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}
