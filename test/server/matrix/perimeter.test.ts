import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../resources/accounts/default-rights'
import type { AnyResource } from '../../../resources/schema/resource'
import { type FixtureUser, fixtureUsers } from '../../../server/seed/data/fixture-users'
import { slug } from '../../../server/seed/identifiers'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { cellsOf } from '../../kit/workbooks'
import { makeWorld, type Side, sides, type World } from './people'
import { sharedWith } from './shared-with'
import { canary, isOwned } from './world'

type Row = Record<string, unknown>

let on: TestApp
let world: World
beforeAll(async () => {
  on = await openApp()
  world = await makeWorld(on)
})
afterAll(() => on?.close())

/** What each side surely sees of its own: a wall without a door would pass every other test. */
const ownRows: Record<Side, readonly string[]> = {
  backOffice: ['adherent', 'groupadherent', 'referencing', 'supplier_contract', 'order', 'litigation'],
  supplier: ['supplier', 'platform', 'contact', 'article', 'article_price', 'revenue', 'order', 'order_line'],
  adherent: [
    ...['adherent', 'groupadherent', 'supplier', 'referencing', 'article', 'article_price', 'order'],
    ...['order_line', 'reception', 'standard_cart', 'stock_level', 'inventory', 'litigation', 'mealtype'],
  ],
}

/** What no search reads: it is asked for by calls of its own, which the matrix visits. */
const unread = [
  ...[
    'session',
    'token',
    'api_key',
    'kept_answer',
    'recovery_code',
    'passkey',
    'dashboardmessage_read',
    'notification',
    'notification_preference',
    'push_device',
    'push_message',
    'order_token',
  ],
  ...['stock_voucher', 'stock_voucher_line'],
  ...[
    'tender_response',
    'tender_response_version',
    'tender_response_family',
    'tender_response_line',
    'tender_answer_file',
  ],
  'quote_token',
  ...[
    'egalim_plan',
    'egalim_plan_change',
    'egalim_closing',
    'ma_cantine_link',
    'export_run',
    'export_schedule',
  ],
  ...['statistic_column', 'external_purchase'],
  ...['webhook_event', 'webhook_delivery'],
  ...['list_preference', 'list_view', 'bulk_edit', 'bulk_edit_row', 'import_job', 'merged_record'],
  'cart_change',
  'comment_follow',
  ...['identity_link', 'identity_flow', 'identity_session', 'scim_user', 'scim_group', 'scim_member'],
]

const owned = (side: Side): AnyResource[] =>
  on.context.db.registry.all.filter(
    (resource) => isOwned(on.context.db.registry, resource) && !sharedWith[side].includes(resource.name),
  )
const strange = (answer: unknown) => JSON.stringify(answer ?? '').includes(canary('autrui'))

/** The cells of every workbook in an answer. */
const workbooksIn = (answer: Row) =>
  Object.values(answer)
    .filter((one) => typeof one === 'string' && one.startsWith('UEsDB'))
    .map((one) => cellsOf(Buffer.from(String(one), 'base64')))

describe.each(sides)('with every permission, the perimeter of %s', (side) => {
  const put = <T = Row>(path: string, body: Row) => world.people[side].put<T>(path, body)
  const get = (path: string) => world.people[side].get(path)
  const theirs = (resource: AnyResource) => world.other.ids.get(resource.name) ?? 0

  test('shows its own rows, and no row of others in any search', async () => {
    const breaches: string[] = []
    const seen: string[] = []
    const closed: string[] = []
    for (const resource of owned(side)) {
      const search = { model: resource.model, limit: 100, enableMode: 'all' }
      const { status, body } = await put<{ data?: Row[] }>('/search/', search)
      if (status !== 200) closed.push(resource.name)
      if (strange(body)) breaches.push(resource.name)
      const own = world.own.ids.get(resource.name)
      if (body.data?.some(({ id }) => Number(id) === own)) seen.push(resource.name)
    }
    expect(breaches).toEqual([])
    expect(closed.toSorted()).toEqual([...unread].sort())
    expect(ownRows[side].filter((name) => !seen.includes(name))).toEqual([])
  })

  test('holds in every export', async () => {
    const breaches: string[] = []
    let books = 0
    for (const { name, model } of owned(side)) {
      const fields = await put<Row[]>('/exports/fields', { model })
      if (fields.status === 403 || !fields.body.length) continue
      const keys = fields.body.map(({ key }) => key)
      const answer = await put('/exports/exportSearchResult', { model, fields: keys, enableMode: 'all' })
      const cells = workbooksIn(answer.body)
      books += cells.length
      if (answer.status !== 200 || !cells.length || strange(cells)) breaches.push(`${name}: ${answer.status}`)
    }
    expect(breaches).toEqual([])
    expect(books).toBeGreaterThan(5)
  })

  test('holds in the history of every row', async () => {
    const breaches: string[] = []
    for (const resource of owned(side)) {
      const { model } = resource
      const id = theirs(resource)
      const [first] = Object.keys(resource.fields)
      const answers = [
        await get(`/fieldHistory/field-history?modelName=${model}&entityId=${id}&fieldName=${first}`),
        await get(`/fieldHistory/field-history?modelName=${model}&entityId=${id}`),
        await get(`/history/entity/?model=${model}&entity_id=${id}`),
      ]
      if (answers.some(({ body }) => strange(body))) breaches.push(resource.name)
    }
    expect(breaches).toEqual([])
  })

  // What the catalogue shows, the whole back office sees, its documents too.
  test.skipIf(side === 'backOffice')('holds in every file', async () => {
    const [file, own] = [world.other.ids.get('file'), world.own.ids.get('file')]
    expect((await get(`/file/${own}`)).status).toBe(200)
    expect((await get(`/file/${file}`)).status).toBe(404)
    expect((await get(`/file/download/${file}`)).status).toBe(404)
    expect((await get(`/file/by-ids?ids=${file}`)).body).toEqual([])
  })
})

const sideOf = { 1: 'backOffice', 2: 'supplier', 3: 'adherent' } as const

/** Searches, exports and histories in which somebody finds a row of a tenant that is not its own, and the files it may read. */
async function breachesOf({ put, get }: TestActor, side: Side): Promise<string[]> {
  const found: string[] = []
  const look = (name: string, body: unknown) => {
    if (JSON.stringify(body ?? '').includes('canari-')) found.push(name)
  }
  const visit = async ({ name, model, fields: [first] }: Visited) => {
    const foreign = [world.own.ids.get(name), world.other.ids.get(name)]
    look(`search ${name}`, (await put('/search/', { model, limit: 100, enableMode: 'all' })).body)
    const fields = await put<Row[]>('/exports/fields', { model })
    if (fields.status === 200 && fields.body.length) {
      const asked = { model, fields: fields.body.map(({ key }) => key), enableMode: 'all' }
      look(`export ${name}`, workbooksIn((await put('/exports/exportSearchResult', asked)).body))
    }
    for (const id of foreign) {
      const entity = `entityId=${id}&fieldName=${first}`
      look(`field ${name}`, (await get(`/fieldHistory/field-history?modelName=${model}&${entity}`)).body)
      look(`history ${name}`, (await get(`/history/entity/?model=${model}&entity_id=${id}`)).body)
    }
  }
  const visited = owned(side).map(({ name, model, fields }) => ({ name, model, fields: Object.keys(fields) }))
  for (let from = 0; from < visited.length; from += 6)
    await Promise.all(visited.slice(from, from + 6).map(visit))
  // The other file is a shared picture's too.
  const file = world.other.ids.get('file')
  if (side !== 'backOffice')
    for (const path of ['/file/', '/file/download/'])
      if ((await get(`${path}${file}`)).status !== 404) found.push(`${path}${file}`)
  if (side !== 'backOffice') look('file', (await get(`/file/by-ids?ids=${file}`)).body)
  return found
}

interface Visited {
  name: string
  model: string
  fields: string[]
}

const limited = fixtureUsers.filter(({ perimeter = {} }) => Object.keys(perimeter).length > 0)
const addressOf = ({ email, first_name, last_name }: FixtureUser) =>
  email ?? `${slug(first_name)}.${slug(last_name)}@demo.example`

test.each(limited.map((user) => [`${user.first_name} ${user.last_name}`, user] as const))(
  '%s, of the scenarios, finds nothing of two strangers in any list, export, history or file',
  async (_name, user) => {
    const type = defaultProfiles.find(({ code }) => code === user.profile)?.profileTypeId ?? 3
    expect(await breachesOf(await signIn(on.app, addressOf(user)), sideOf[type])).toEqual([])
  },
)

test('Nadia, who sees everything, finds both: what is looked for is there to be found', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  expect((await breachesOf(nadia, 'backOffice')).length).toBeGreaterThan(50)
})
