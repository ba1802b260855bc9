import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../examples/library/resources'
import { library } from '../../../examples/library/server'
import { prepare } from '../../../server/prepare'
import { signIn, type TestActor } from '../../kit/actors'
import { librarianEmail, openLibrary } from '../../kit/library'
import type { TestApp } from '../../kit/open-app'
import { visitResources } from '../../kit/visit-resources'

const staff = (on: TestApp) => signIn(on.app, librarianEmail)

describe('every resource of the library', () =>
  visitResources({ resources, open: openLibrary, enter: staff, changedElsewhere: ['import_model'] }))

describe('the library', () => {
  let on: TestApp
  let anne: TestActor
  let louise: TestActor
  beforeAll(async () => {
    on = await openLibrary()
    anne = await staff(on)
    louise = await signIn(on.app, 'louise@library.example')
  })
  afterAll(() => on?.close())

  const loans = async (who: TestActor) =>
    (await who.put<{ data: { member_id: number }[] }>('/search/', { model: 'Loan', limit: 10 })).body.data

  test('shows its readers their own loans, and its staff all of them', async () => {
    expect((await loans(anne)).map(({ member_id }) => member_id).sort()).toEqual([1, 2])
    expect((await loans(louise)).map(({ member_id }) => member_id)).toEqual([1])
    expect((await louise.put('/search/', { model: 'Member' })).status).toBe(403)
    expect((await louise.put('/book/1', { id: 1, title: 'Volé' })).status).toBe(403)
  })

  test('takes a book back once, in history too, from its staff only', async () => {
    expect((await louise.post('/loan/1/return')).status).toBe(403)
    expect((await anne.post('/loan/1/return')).body.returned_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await anne.post('/loan/1/return')).body.display).toBe(
      "« Rendre » n'est pas possible pour cette ligne.",
    )
    const { body } = await anne.get<{ data: unknown[] }>(
      '/fieldHistory/field-history?modelName=Loan&entityId=1&limit=10',
    )
    expect(body.data[0]).toMatchObject({ field: 'returned_on', User: { id: anne.id } })
  })

  test('has a menu of its own, for readers the part that is theirs', async () => {
    const menu = async (who: TestActor) =>
      (await who.get<{ routeName: string }[]>('/core/menu/library')).body.map((one) => one.routeName)
    expect(await menu(anne)).toEqual(['Home', 'book', 'loan', 'member', 'theme'])
    expect(await menu(louise)).toEqual(['Home', 'book', 'loan'])
  })

  test('starts a second time on what stands', async () => {
    const files = on.context.files
    await prepare(library, { config: on.context.config, files, url: on.url, say: () => undefined })
    expect(await loans(anne)).toHaveLength(2)
  })
})
