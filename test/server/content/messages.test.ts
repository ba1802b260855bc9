import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../../server/jobs'
import { runJob } from '../../../server/jobs/run-job'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Shown {
  id: number
  title: string
  content: string
  read: boolean
  blocks: boolean
}

let on: TestApp
let who: Record<string, TestActor> = {}
/** A session does not outlive half an hour of the clock. */
const moveTo = (moment: string) => {
  on.clock.set(moment)
  who = {}
}
const at = async (name: string) => {
  const actor = who[name] ?? (await signIn(on.app, `${name}@demo.example`))
  who[name] = actor
  return actor
}

beforeAll(async () => {
  on = await openApp()
  moveTo('2026-03-10T18:30:00Z')
  await on.context.db.system('seed', (tx) => tx.query('update dashboardmessage set "deletedAt" = now()'))
})
afterAll(() => on?.close())

const message = (title: string, more: object = {}) => ({
  title,
  content: '<p>Texte</p>',
  dashboardmessage_type_id: 1,
  startDate: '2026-03-10T18:00:00Z',
  endDate: '2026-03-10T23:00:00Z',
  ...more,
})
const write = async (title: string, more: object = {}) =>
  (await at('nadia.roche')).post<Shown & { fields?: { name: string; message: string }[] }>(
    '/dashboardmessage',
    message(title, more),
  )
const shown = async (name: string, path = '/dashboardmessage/mine') =>
  (await (await at(name)).get<Shown[]>(path)).body
const titles = async (name: string, path?: string) => (await shown(name, path)).map(({ title }) => title)
const blockA1 = {
  dashboardmessage_type_id: 3,
  adherent_ids: [1],
  startDate: '2026-03-10T19:00:00Z',
  endDate: '2026-03-10T21:00:00Z',
}

test('S15.5: a blocking message shuts out the member from 20:00 to 22:00, the administrator never', async () => {
  expect((await write('Maintenance', blockA1)).status).toBe(200)
  expect(await titles('karim.benali')).toEqual([])
  moveTo('2026-03-10T19:30:00Z')
  expect(await shown('karim.benali', '/dashboardmessage/adherent/1')).toMatchObject([
    { title: 'Maintenance', blocks: true },
  ])
  expect(await titles('hugo.vidal')).toEqual([])
  expect(await titles('nadia.roche')).toEqual([])
  moveTo('2026-03-10T21:00:01Z')
  expect(await titles('karim.benali')).toEqual([])
  moveTo('2026-03-10T19:30:00Z')
})

test('S15.5: a second blocking message at the same time for the same people is refused', async () => {
  const second = await write('Autre', { ...blockA1, startDate: '2026-03-10T20:59:00Z', adherent_ids: [] })
  expect(second.status).toBe(422)
  expect(second.body.fields?.[0]).toMatchObject({
    name: 'startDate',
    message: expect.stringContaining('« Maintenance »'),
  })
  const byGroup = await write('Groupe', { ...blockA1, adherent_ids: [], groupAdherent_ids: [1] })
  expect(byGroup.status).toBe(422)
  expect((await write('Hôtel', { ...blockA1, adherent_ids: [3] })).status).toBe(200)
  expect(
    (await write('Après', { ...blockA1, startDate: '2026-03-10T21:00:01Z', endDate: '2026-03-10T22:00:00Z' }))
      .status,
  ).toBe(200)
  expect((await write('Bandeau', { ...blockA1, dashboardmessage_type_id: 1 })).status).toBe(200)
})

test('I-28: a blocking message for everybody blocks nobody of the back office, nor who may pass', async () => {
  await on.context.db.system('seed', (tx) => tx.query('update dashboardmessage set "deletedAt" = now()'))
  expect((await write('Tous', { dashboardmessage_type_id: 3 })).status).toBe(200)
  for (const name of ['nadia.roche', 'alain.dubois', 'claire.moreau'])
    expect((await shown(name)).map(({ blocks }) => blocks)).toEqual([false])
  expect((await shown('karim.benali')).map(({ blocks }) => blocks)).toEqual([true])
  const id = await addPerson(on, { email: 'passe@demo.example', profile: 'LE', adherents: [1] })
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into profile_permission (profile_id, permission) select profile_id, 'overrideBlockingMessage' from "user" where id = $1`,
      [id],
    ),
  )
  expect((await shown('passe')).map(({ blocks }) => blocks)).toEqual([false])
  const [tous] = await shown('nadia.roche')
  expect((await (await at('nadia.roche')).delete(`/dashboardmessage/${tous?.id}`)).status).toBe(200)
  expect(await titles('karim.benali')).toEqual([])
})

test('I-28: a blocking message for the back office alone is refused', async () => {
  const refused = await write('Pour nous', { dashboardmessage_type_id: 3, profile_type_ids: [1] })
  expect(refused.body.fields).toEqual([
    { name: 'profile_type_ids', message: 'Un message bloquant ne bloque pas le back office.' },
  ])
})

test('a message reaches the applications, profiles, services, groups and adherents that it names', async () => {
  await write('Fournisseurs', { profile_type_ids: [2] })
  await write('Chefs', { profile_ids: [12] })
  await write('Service public', { company_ids: [2] })
  await write('Groupe des Collines', { groupAdherent_ids: [1] })
  await write('Hôtel Bellevue', { adherent_ids: [3] })
  await write('À venir', { startDate: '2026-03-11T00:00:00Z', endDate: '2026-03-12T00:00:00Z' })
  const sets = {
    'karim.benali': ['Groupe des Collines', 'Service public', 'Chefs'],
    'julie.petit': ['Groupe des Collines', 'Service public'],
    'hugo.vidal': ['Hôtel Bellevue'],
    'claire.moreau': ['Service public'],
  }
  for (const [name, expected] of Object.entries(sets)) expect(await titles(name), name).toEqual(expected)
  const supplier = await signIn(on.app, 'fm@martin.example')
  expect((await supplier.get<Shown[]>('/dashboardmessage/mine')).body.map(({ title }) => title)).toEqual([
    'Fournisseurs',
  ])
  expect((await supplier.put('/search/', { model: 'Dashboard_message', limit: 10 })).status).toBe(403)
})

test('the messages of an adherent are asked by those who work for it; others are refused', async () => {
  expect(await titles('julie.petit', '/dashboardmessage/adherent/2?is_group=false')).toContain(
    'Service public',
  )
  expect(await titles('luc.fabre', '/dashboardmessage/adherent/1?is_group=true')).toContain(
    'Groupe des Collines',
  )
  const karim = await at('karim.benali')
  expect((await karim.get('/dashboardmessage/adherent/3?is_group=false')).body).toMatchObject({
    type: 'err403',
  })
})

test('« J’ai lu » is kept for each one, and only of messages that one is shown', async () => {
  const { body } = await write('Important', { dashboardmessage_type_id: 2, adherent_ids: [1] })
  const read = async (name: string) => (await at(name)).put(`/dashboardmessage/${body.id}/read`)
  expect((await read('karim.benali')).status).toBe(200)
  expect((await read('karim.benali')).status).toBe(200)
  expect((await read('hugo.vidal')).status).toBe(404)
  const state = async (name: string) => (await shown(name)).find(({ id }) => id === body.id)?.read
  expect(await state('karim.benali')).toBe(true)
  expect(await state('sophie.lenoir')).toBe(false)
})

test('rich text is cleaned when it is kept', async () => {
  const content =
    '<p onclick="x()">Bonjour <b>tous</b> <script>alert(1)</script><a href="javascript:x()">ici</a> <a href="https://exemple.fr">là</a><img src=x onerror=y></p><style>p{}</style>'
  const { body } = await write('Riche', { content, profile_type_ids: [1] })
  expect(body.content).toBe(
    '<p>Bonjour <strong>tous</strong> <a target="_blank" rel="noopener noreferrer">ici</a> <a href="https://exemple.fr" target="_blank" rel="noopener noreferrer">là</a></p>',
  )
  const empty = await write('Vide', { content: '<p> </p><script>1</script>' })
  expect(empty.body.fields).toEqual([{ name: 'content', message: 'Ce champ est obligatoire.' }])
})

test('a message that also goes by mail is sent once to each person whom it is for', async () => {
  const { body } = await write('Par e-mail', {
    sending_message: true,
    adherent_ids: [1],
    profile_type_ids: [3],
  })
  const job = jobs.find(({ name }) => name === 'message_mails')
  if (!job) throw new Error('no job')
  expect((await runJob(on.context, job))?.result).toBe('Messages envoyés : 1, e-mails préparés : 6')
  expect((await runJob(on.context, job))?.result).toBeUndefined()
  const mails = await on.context.db.system('outbox', (tx) =>
    tx.query('select "to", subject, text from email_outbox where about_id = $1 order by "to"', [body.id]),
  )
  expect(mails.map(({ to }) => to)).toEqual([
    'julie.petit@demo.example',
    'karim.benali@demo.example',
    'luc.fabre@demo.example',
    'passe@demo.example',
    'sophie.lenoir@demo.example',
    'tom.garnier@demo.example',
  ])
  expect(mails[0]).toMatchObject({ subject: 'Par e-mail', text: expect.stringContaining('Bonjour Julie,') })
})

test('only those who manage messages write them', async () => {
  const paul = await at('paul.achard')
  expect((await paul.post('/dashboardmessage', message('Non'))).status).toBe(403)
})
