import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Choice {
  id: number
  name: string
  isGroup: boolean
  options?: Choice[]
}

let on: TestApp
const ids: Record<string, number> = {}

const add = (sql: string, values: unknown[]) =>
  on.context.db.system('seed', async (tx) => Number((await tx.query<{ id: number }>(sql, values))[0]?.id))

const adherent = (name: string, group: number | null, status: number, resignation: string | null = null) =>
  add(
    `insert into adherent (name, corporate_name, company_id, "groupAdherent_id", adherent_status_id, resignation_date)
     values ($1, $1, (select min(id) from company), $2, $3, $4) returning id`,
    [name, group, status, resignation],
  )

beforeAll(async () => {
  on = await openApp()
  const group = await add(
    `insert into groupadherent (label, company_id) values ('Zone des essais', (select min(id) from company)) returning id`,
    [],
  )
  Object.assign(ids, {
    group,
    one: await adherent('Essai un', group, 1),
    two: await adherent('Essai deux', group, 1),
    gone: await adherent('Essai parti', group, 2, '2020-01-01'),
    leaving: await adherent('Essai partant', null, 2, '2999-01-01'),
    alone: await adherent('Essai seul', null, 1),
  })
})
afterAll(() => on.close())

async function choicesOf(
  person: { adherents?: number[]; groups?: number[] },
  query = 'isFilterList=true&limit=false',
) {
  const email = `choix-${JSON.stringify(person).replace(/\W+/g, '-')}@essai.example`
  await addPerson(on, { email, profile: 'CH', ...person })
  const { body } = await (await signIn(on.app, email)).get<Choice[]>(`/adherent/all?${query}`)
  return body.map(({ name, options }) => (options ? [name, ...options.map((one) => one.name)] : name))
}

test('a group comes with its adherents, by name; who has resigned is not proposed', async () => {
  const choices = await choicesOf({ groups: [ids.group ?? 0], adherents: [ids.alone ?? 0] })
  expect(choices).toEqual([['Zone des essais', 'Essai deux', 'Essai un'], 'Essai seul'])
})

test('an adherent whose group is not the person’s stands alone', async () => {
  expect(await choicesOf({ adherents: [ids.one ?? 0] })).toEqual(['Essai un'])
})

test('a resignation to come leaves the adherent in the list, a past one does not', async () => {
  expect(await choicesOf({ adherents: [ids.leaving ?? 0, ids.gone ?? 0] })).toEqual(['Essai partant'])
})

test('without isFilterList the list is flat', async () => {
  expect(await choicesOf({ groups: [ids.group ?? 0] }, 'limit=false')).toEqual(['Essai deux', 'Essai un'])
})
