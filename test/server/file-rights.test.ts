import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../server/database/actor'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { pdf } from '../kit/pictures'
import { sendFile } from '../kit/send-file'

type Row = Record<string, unknown>

let portal: TestApp
let admin: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@files.example', profile: 'SA' })
  admin = await signIn(portal.app, 'admin@files.example')
})
afterAll(() => portal.close())

describe('the name of a private file', () => {
  const inDatabase = async (sql: string, values: unknown[] = []) =>
    Number(
      (await portal.context.db.system('seed', (tx) => tx.query<{ id: number }>(sql, values)))[0]?.id ?? 0,
    )

  test('stands in the rows of who may read its owner, scoped or not, and is listed to nobody', async () => {
    const { body } = await sendFile<Row[]>(portal.app, '/file', {
      token: admin.token,
      fields: { path: '/contract' },
      file: { field: 'files', name: 'contrat-cadre.pdf', content: pdf('cadre') },
    })
    const id = body[0]?.id
    const supplier = await inDatabase('select min(id) as id from supplier')
    const other = await inDatabase('select max(id) as id from supplier')
    const contract = await inDatabase(
      `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date, file_id)
       values ($1, (select min(id) from company), (select min(id) from catalog), 'cdi', '2026-01-01', $2) returning id`,
      [supplier, id],
    )
    await addPerson(portal, { email: 'own@files.example', profile: 'FA', suppliers: [supplier] })
    await addPerson(portal, { email: 'foreign@files.example', profile: 'FA', suppliers: [other] })
    const [own, foreign] = [
      await signIn(portal.app, 'own@files.example'),
      await signIn(portal.app, 'foreign@files.example'),
    ]
    const seenBy = async (userId: number, suppliers: number[]) => {
      const actor: Actor = { ...nobody, userId, lists: { suppliers } }
      const rows = await portal.context.db.read(actor, (tx) =>
        tx.query<{ filename: string }>('select filename from file where id = $1', [id]),
      )
      return rows.map(({ filename }) => filename)
    }
    expect(contract).toBeGreaterThan(0)
    expect(await seenBy(own.id, [supplier])).toEqual(['contrat-cadre.pdf'])
    expect(await seenBy(foreign.id, [other])).toEqual([])
    for (const actor of [admin, own, foreign])
      expect((await actor.put('/search/', { model: 'File', limit: 1 })).body.type).toBe('err403')
  })

  const nobody: Actor = {
    userId: 0,
    sessionId: 0,
    profileTypeId: 2,
    level: 20,
    permissions: new Set(),
    lists: {},
  }
})
