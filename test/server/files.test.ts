import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityStatement } from '../../server/content/accessibility-statement'
import { asOwner } from '../../server/database/migrate'
import { completeFiles } from '../../server/seed/complete-files'
import { drawing } from '../../server/seed/demo/product-drawings'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { pdf, png } from '../kit/pictures'
import { type SentFile, sendFile } from '../kit/send-file'
import { workbook } from '../kit/workbooks'

type Row = Record<string, unknown>

let portal: TestApp
let admin: TestActor
let cook: TestActor
let seller: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@files.example', profile: 'SA' })
  await addPerson(portal, { email: 'cook@files.example', profile: 'CH' })
  await addPerson(portal, { email: 'seller@files.example', profile: 'FA' })
  admin = await signIn(portal.app, 'admin@files.example')
  cook = await signIn(portal.app, 'cook@files.example')
  seller = await signIn(portal.app, 'seller@files.example')
})
afterAll(() => portal.close())

const send = (actor: TestActor, path: string, file: SentFile) =>
  sendFile<Row[] & Row>(portal.app, '/file', {
    token: actor.token,
    fields: { path },
    file: { field: 'files', ...file },
  })
const download = (actor: TestActor, id: unknown) =>
  portal.app.inject({ url: `/api/file/download/${id}`, headers: { authorization: actor.token } })
const stored = (folder: string) => {
  try {
    return readdirSync(join(portal.context.config.dataDir, 'files', 'upload', folder))
  } catch {
    return []
  }
}

describe('a file sent', () => {
  test('is kept under a random name and answered in a list', async () => {
    const { status, body } = await send(cook, '/user', { name: 'Mon portrait é.png', content: png(200, 200) })
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      path: '/user',
      mime_type: 'image/png',
      filename: 'Mon portrait é.png',
      public: true,
    })
    expect(body[0]?.unique_name).toMatch(/^[0-9a-f]{32}\.png$/)
    expect(stored('user')).toContain(body[0]?.unique_name)
  })
  test('says of a PDF whether it is tagged; the statement of accessibility counts those that were published without', async () => {
    const content = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
    )
    const [kept] = (await send(admin, '/helpcenter', { name: 'Guide.pdf', content })).body
    expect(kept).toMatchObject({ mime_type: 'application/pdf', tagged: false })
    expect((await admin.get(`/file/${kept?.id}`)).body).toMatchObject({ tagged: false })
    expect(await accessibilityStatement(portal.context)).not.toContain('pas balisé')
    await portal.context.db.system('seed', (tx) =>
      tx.query(`insert into help_document (file_id, application_date) values ($1, '2026-01-01')`, [kept?.id]),
    )
    const statement = await accessibilityStatement(portal.context)
    expect(statement).toContain("<li>13.3 Document bureautique accessible : 1 PDF publié n'est pas balisé")
  })
  test('is refused with err415 when its bytes are not what its name says, and leaves nothing', async () => {
    const before = stored('user').length
    const fakes: [string, Buffer][] = [
      ['photo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['photo.jpg', png()],
      ['page.html', Buffer.from('<html>')],
      ['image.svg', Buffer.from('<svg/>')],
      ['sans-extension', png()],
      ['vide.png', Buffer.alloc(0)],
      ['tableau.png', workbook([['a']])],
    ]
    for (const [name, content] of fakes) {
      const { status, body } = await send(cook, '/user', { name, content, type: 'image/png' })
      expect([name, status, body.type]).toEqual([name, 415, 'err415'])
    }
    expect(stored('user')).toHaveLength(before)
  })
  test('is refused with err413 when the image would unpack to too many pixels', async () => {
    expect((await send(cook, '/user', { name: 'bombe.png', content: png(30_000, 30_000) })).body.type).toBe(
      'err413',
    )
  })
  test('is refused with err413 past 25 MiB, and leaves nothing on disk', async () => {
    const content = Buffer.concat([pdf(), Buffer.alloc(26_214_400)])
    expect((await send(admin, '/contract', { name: 'contrat.pdf', content })).body.type).toBe('err413')
    expect(stored('contract')).toEqual([])
  })
  test('goes to a folder of the list only, and to one whose field the person may write', async () => {
    for (const path of ['/../etc', '/nowhere', '', '/contract/..'])
      expect((await send(admin, path, { name: 'a.pdf', content: pdf() })).status).toBe(422)
    expect((await send(cook, '/contract', { name: 'a.pdf', content: pdf() })).status).toBe(422)
  })
  test('keeps to the endings of the folder', async () => {
    expect((await send(admin, '/contract', { name: 'a.xlsx', content: workbook([['a']]) })).body.type).toBe(
      'err415',
    )
  })
})

describe('a private file', () => {
  test('is read by who sent it and by who may read its owner, nobody else', async () => {
    const { body } = await send(admin, '/contract', { name: 'Contrat « été ».pdf', content: pdf('secret') })
    const id = body[0]?.id
    const answer = await download(admin, id)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf('secret'))).toBe(true)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Contrat _ ete _.pdf"; filename*=UTF-8''Contrat%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf`,
    )
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const other of [cook, seller]) {
      expect((await download(other, id)).statusCode).toBe(404)
      expect((await other.get(`/file/${id}`)).status).toBe(404)
      expect((await other.get(`/file/by-ids?ids=${id}`)).body).toEqual([])
    }
    expect((await portal.app.inject({ url: `/upload/contract/${body[0]?.unique_name}` })).statusCode).toBe(
      404,
    )
    expect((await portal.app.inject({ url: `/api/file/download/${id}` })).statusCode).toBe(401)
  })

  test('follows its owner: read with the contract by who may read it, and by nobody else', async () => {
    const { body } = await send(admin, '/contract', { name: 'contrat.pdf', content: pdf('canari') })
    const id = body[0]?.id
    await addPerson(portal, { email: 'reader@files.example', profile: 'LB' })
    const reader = await signIn(portal.app, 'reader@files.example')
    expect((await download(reader, id)).statusCode).toBe(404)
    await portal.context.db.system('seed', (tx) =>
      tx.query(
        `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date, file_id)
         select (select min(id) from supplier), (select min(id) from company), (select min(id) from catalog), 'cdi', '2026-01-01', $1`,
        [id],
      ),
    )
    expect((await download(reader, id)).statusCode).toBe(200)
    expect((await reader.get<Row>(`/file/${id}`)).body).toMatchObject({ id, filename: 'contrat.pdf' })
    for (const other of [cook, seller]) expect((await download(other, id)).statusCode).toBe(404)
    await portal.context.db.system('seed', (tx) =>
      tx.query('update supplier_contract set "deletedAt" = now() where file_id = $1', [id]),
    )
    expect((await download(reader, id)).statusCode).toBe(404)
  })
})

describe('files by their ids', () => {
  test('come in the order asked for', async () => {
    const one = (await send(admin, '/contract', { name: '1.pdf', content: pdf('1') })).body[0]?.id
    const two = (await send(admin, '/contract', { name: '2.pdf', content: pdf('2') })).body[0]?.id
    const { body } = await admin.get<Row[]>(`/file/by-ids?ids=${two},${one}`)
    expect(body.map(({ id }) => id)).toEqual([two, one])
    expect((await admin.get<Row[]>(`/file/by-ids?ids=${one}&ids=${two}`)).body).toHaveLength(2)
  })
})

describe('a public image', () => {
  test('is served to everybody by its address, never as something that runs', async () => {
    const { body } = await send(admin, 'company', { name: 'logo.png', content: png() })
    const { path, unique_name } = body[0] ?? {}
    const logo = `/unilogin/logo/${unique_name}`
    for (const url of [`/upload${path}/${unique_name}`, logo, `/api${logo}`]) {
      const answer = await portal.app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['cache-control']).toContain('immutable')
    }
    expect((await portal.app.inject({ url: `/upload/user/${unique_name}` })).statusCode).toBe(404)
    const mine = (await send(cook, 'user', { name: 'moi.png', content: png() })).body[0]
    expect((await portal.app.inject({ url: `/upload/user/${mine?.unique_name}` })).statusCode).toBe(200)
    expect((await portal.app.inject({ url: `/unilogin/logo/${mine?.unique_name}` })).statusCode).toBe(404)
    expect((await portal.app.inject({ url: '/upload/..%2f..%2fetc/passwd' })).statusCode).toBe(404)
  })

  test('a drawing that the seed brought is an image with its colours and nothing that runs; none is taken from a person', async () => {
    const sent = await send(admin, 'company', { name: 'logo.svg', content: drawing('tomato') })
    expect(sent.status).toBe(415)
    const unique_name = 'tomato.svg'
    await portal.context.db.system('seed', (tx) =>
      tx.query(
        `insert into "file" (path, unique_name, mime_type, filename, owner_model, public, "createdAt", "updatedAt")
           values ('/product', $1, 'image/svg+xml', $1, 'Product', true, now(), now())`,
        [unique_name],
      ),
    )
    expect(await asOwner(portal.url, (tx) => completeFiles(tx, portal.context.files))).toBe(1)
    const answer = await portal.app.inject({ url: `/upload/product/${unique_name}` })
    expect([answer.statusCode, answer.body]).toEqual([200, drawing('tomato').toString()])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
})
