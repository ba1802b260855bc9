import { beforeAll, expect, test } from 'vitest'
import { standIn } from './portal'

let answer: (request: Request) => Promise<Response | undefined>
let token = ''

beforeAll(async () => {
  answer = (await standIn()).answer
}, 60_000)

async function ask(method: string, path: string, body?: object, as = token) {
  const headers = { authorization: as, 'content-type': 'application/json' }
  const request = new Request(`http://portail.invalid/api${path}`, {
    ...{ method, headers },
    body: body && JSON.stringify(body),
  })
  const given = await answer(request)
  return { status: given?.status, body: await given?.json() }
}

test('the applications run without a server: login, rights, lists, and forms with the checks of the declarations', async () => {
  const login = (password: string) =>
    ask('POST', '/auth/login', { email: 'nadia.roche@demo.example', password })
  expect(await login('faux')).toMatchObject({ status: 401, body: { type: 'err296' } })
  expect((await ask('GET', '/users/me')).status).toBe(401)
  const { body: session } = await login('Portail2026!')
  token = session.token
  expect(session).toMatchObject({ first_name: 'Nadia', Profile: { all_menus: true } })
  expect(session).not.toHaveProperty('password_hash')
  const { body: navigation } = await ask('GET', '/core/menu/back-office')
  expect(JSON.stringify(navigation)).toContain('menu.back-office.Home')

  const units = await ask('PUT', '/search/', { model: 'Unit', params: { q: 'kilogramme' } })
  expect(units.body.data[0]).toMatchObject({ label: 'Kilogramme' })
  const { body: quotes } = await ask('PUT', '/search/', { model: 'Quote', limit: 5 })
  expect(quotes.data.length).toBeGreaterThan(0)

  const { body: supplier } = await ask('GET', '/supplier/1')
  const { lock_version } = supplier
  expect(supplier).toMatchObject({ Office_address: { zip_code: '57000' } })
  const change = (body: object) => ask('PUT', '/supplier/1', { lock_version, ...body })
  expect(await change({ siret: '123' })).toMatchObject({ status: 422, body: { fields: [{ name: 'siret' }] } })
  expect(await change({ nowhere: 1 })).toMatchObject({ body: { fields: [{ name: 'nowhere' }] } })
  expect(await change({ corporate_name: 'Martin et fils' })).toMatchObject({ status: 200 })
  expect(await change({ corporate_name: 'Encore' })).toMatchObject({ status: 409 })
  expect((await ask('GET', '/supplier/1')).body.corporate_name).toBe('Martin et fils')

  const { body: other } = await ask('POST', '/auth/login', {
    ...{ email: 'karim.benali@demo.example', password: 'Portail2026!' },
  })
  expect((await ask('POST', '/setting/generic/unit', { label: 'X' }, other.token)).status).toBe(403)
  expect((await ask('POST', '/setting/generic/unit', { label: 'X' })).status).toBe(200)
})
