import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parisDay } from '../../../resources/schema/paris-time'
import { buildClient } from '../../../scripts/build-client'
import { addPerson, signIn, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let address: string
let key: string
let folder: string

/** What a stranger writes on the package: units of measure and articles, by their calls. */
const program = `
import { answerOf, openPortal, RefusedCall, type Schema } from 'portail-achats-client'

declare const process: { env: Record<string, string | undefined> }
const portal = openPortal({ address: process.env.ADDRESS ?? '', key: process.env.KEY ?? '' })
const sent: Partial<Schema<'Unit'>> & { label: string } = { label: 'Tonnelet', abbreviation: 'ton' }
const made = await answerOf(portal.POST('/setting/generic/unit', { body: sent }))
const page = await answerOf(portal.GET('/setting/generic/unit', { params: { query: { filters: { label: 'Tonnelet' } } } }))
const labels: (string | undefined)[] = (page.data ?? []).map(({ label }) => label)
const again = await answerOf(portal.POST('/setting/generic/unit', { body: sent })).catch((error: unknown) => error)
const refused = again instanceof RefusedCall ? { status: again.status, ...again.refusal } : undefined
const removed = await portal.DELETE('/setting/generic/unit/{id}', { params: { path: { id: made.id ?? 0 } } })
const { response } = await openPortal({ address: process.env.ADDRESS ?? '', key: 'nobody' }).GET('/setting/generic/unit')
console.log(JSON.stringify({ labels, refused, removed: removed.response.status, stranger: response.status }))

export const mistakes = () => [
  // @ts-expect-error the path is none
  portal.GET('/setting/generic/units'),
  // @ts-expect-error the verb is none of this path
  portal.PATCH('/setting/generic/unit', {}),
  // @ts-expect-error the label is required
  portal.POST('/setting/generic/unit', { body: { abbreviation: 'ton' } }),
  // @ts-expect-error a label is a text
  portal.POST('/setting/generic/unit', { body: { label: 3 } }),
  // @ts-expect-error the row's id is missing
  portal.DELETE('/setting/generic/unit/{id}', {}),
  // @ts-expect-error rows have no such field
  answerOf(portal.GET('/setting/generic/unit')).then(({ data }) => data?.[0]?.colour),
]
`

beforeAll(async () => {
  on = await openApp()
  address = await on.app.listen({ host: '127.0.0.1', port: 0 })
  const email = 'nadia@client.example'
  await addPerson(on, { email, profile: 'SA' })
  const nadia = await signIn(on.app, email)
  const permissions = ['settingUnit', 'createSettingUnit', 'updateSettingUnit', 'deleteSettingUnit']
  const { status, body } = await nadia.post<{ key: string }>('/users/api-keys', {
    ...{ name: 'Client', permissions, password: testPassword },
    last_day: parisDay(on.clock.now()),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  key = body.key
  folder = mkdtempSync(join(tmpdir(), 'portail-client-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await on.close()
})

test("a stranger's program calls the portal by the published package, and its mistakes do not compile", async () => {
  const installed = join(folder, 'node_modules')
  const client = join(installed, 'portail-achats-client')
  mkdirSync(client, { recursive: true })
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(resolve('node_modules', name), join(installed, name))
  const source = resolve('clients/typescript')
  for (const name of ['package.json', 'tsconfig.json', 'src/portal.ts'])
    cpSync(join(source, name), join(client, name))
  buildClient(client, await (await fetch(`${address}/api/openapi.json`)).json())
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), program)
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? []
  writeFileSync(
    join(folder, 'example.ts'),
    `declare const process: { env: { PORTAL_KEY?: string } }\n${example}`,
  )
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', '']
  const compiled = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...options, 'program.ts', 'example.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(compiled.stdout).toBe('')
  const { stdout } = await promisify(execFile)(process.execPath, ['program.js'], {
    cwd: folder,
    env: { ...process.env, ADDRESS: address, KEY: key },
  })
  expect(JSON.parse(stdout)).toEqual({
    labels: ['Tonnelet'],
    refused: expect.objectContaining({ status: 422, type: 'err400', display: expect.any(String) }),
    removed: 200,
    stranger: 401,
  })
})

test("the package has the product's version, and the version of openapi-fetch that is tested", () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const [product, client] = [read('package.json'), read('clients/typescript/package.json')]
  expect(client.version).toBe(product.version)
  expect(client.dependencies).toEqual({ 'openapi-fetch': product.devDependencies['openapi-fetch'] })
})
