import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Endpoint } from '../resources/schema/endpoint'
import type { Fields } from '../resources/schema/field'

type Exported = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Exported =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isEndpoint = (value: unknown): value is Endpoint => isRecord(value) && typeof value.call === 'string'
const isTable = (value: unknown): value is Readonly<Record<string, Endpoint>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isEndpoint)

/** JSON says the value wholly. */
const isJson = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isJson)
  if (isRecord(value)) return Object.values(value).every(isJson)
  return value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const names = (fields: Fields | undefined) =>
  fields && Object.fromEntries(Object.keys(fields).map((name) => [name, 0]))

/** What a client makes a call by: no labels, bounds, description or answers. */
const light = ({ call, tag, of, query, body, file, listed, upload, whole }: Endpoint) => ({
  ...{ call, listed, file: file && 1 },
  ...(!whole && { tag, of, query: names(query), body: names(body), upload: upload && 1 }),
})

const lightTable = (table: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, light(endpoint)]))

/** The code of a module of endpoints as browsers load it; undefined where it exports what JSON cannot say. */
export function lightModule(exported: Exported): string | undefined {
  const all = Object.entries(exported).map(
    ([name, value]) => [name, isTable(value) ? lightTable(value) : value] as const,
  )
  if (!all.every(([, value]) => isJson(value))) return undefined
  return all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
}

/** Built pages load of `resources/**\/*endpoints.ts` what makes the calls: the declarations behind them stay on the server. */
export function lightEndpoints(): Plugin {
  let modules: Readonly<Record<string, Exported>> = {}
  return {
    name: 'light-endpoints',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./endpoint-modules')>(
        resolve('scripts/endpoint-modules.ts'),
      )
      modules = Object.fromEntries(
        Object.entries(module.endpointModules).map(([path, exported]) => [
          resolve('scripts', path),
          exported,
        ]),
      )
    },
    load: (id) => modules[id] && lightModule(modules[id]),
  }
}
