import type { TestApp } from '../../kit/open-app'

export type Schema = { readonly [key: string]: unknown }

/** A value of the address, as the document describes it. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** One call of the OpenAPI document. */
export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: readonly Parameter[]
  body?: Schema
  statuses: ReadonlySet<number>
  isPublic: boolean
}

interface Described {
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, unknown>
  security?: unknown[]
}

/** Every call, as the product describes itself to whoever asks. */
export async function operationsOf({ app }: TestApp): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, described]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      method: verb.toUpperCase() as Operation['method'],
      path,
      parameters: described.parameters,
      body: described.requestBody?.content['application/json'].schema,
      statuses: new Set(Object.keys(described.responses).map(Number)),
      isPublic: described.security?.length === 0,
    })),
  )
}
