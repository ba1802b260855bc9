import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, type SitePage } from '../kit/site'

let site: Site
let view: SitePage
let page: Page

const sql = (text: string, values: unknown[] = []) =>
  site.context.db.system('seed', (tx) => tx.query<Record<string, unknown>>(text, values))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const input = (label: string) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${label}`))
    .first()
const rows = () => page.locator('a.row-link').allTextContents()

beforeAll(async () => {
  site = await openSite()
  view = await site.open()
  page = view.page
})
afterAll(() => site?.close())

test('a municipality that exists with its INSEE and postal codes is refused (err102), and the form keeps what was typed', async () => {
  const [known] = await sql(
    `select m.*, d.label as department from municipality m join department d on d.id = m.department_id order by m.id limit 1`,
  )
  await view.go('/settings/municipality/create')
  await input('Commune').fill('Commune en double')
  await input('Code postal').fill(String(known?.zip_code))
  await input('Code INSEE').fill(String(known?.insee_code))
  await page.getByRole('combobox', { name: /^Département/ }).click()
  await page.getByRole('combobox', { name: /^Département/ }).fill(String(known?.department))
  await page
    .getByRole('option', { name: String(known?.department) })
    .first()
    .click()
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/municipality'),
    ),
    button('Enregistrer').click(),
  ])
  expect(await answer.json()).toMatchObject({ type: 'err102' })
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/existe déjà/)
    .first()
    .waitFor()
  await expect.poll(() => input('Commune').inputValue()).toBe('Commune en double')
})

test('rates are sorted by their number: 5,5 % before 10 %', async () => {
  await view.go('/settings/rate?orderBy=value|asc')
  await page.locator('a.row-link').first().waitFor()
  const { body } = await site.admin.put<{ data: { label: string; value: string }[] }>('/search/', {
    model: 'Rate',
    orders: [['value', 'asc']],
    limit: 10,
  })
  const values = body.data.map(({ value }) => Number(value))
  expect(values).toEqual([...values].sort((one, other) => one - other))
  expect(values).toEqual(expect.arrayContaining([5.5, 10, 20]))
  await expect.poll(rows).toEqual(body.data.map(({ label }) => label))
})

test('a subfamily that has products is not deleted, and its form says why', async () => {
  const [used] = await sql(
    `select f.id from subfamily f join product p on p.subfamily_id = f.id and p."deletedAt" is null where f."deletedAt" is null order by f.id limit 1`,
  )
  await view.go(`/settings/subfamily/${used?.id}`)
  await button('Supprimer').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  const refused = page.getByRole('dialog', { name: 'Suppression impossible' })
  await refused
    .getByText(/produit/i)
    .first()
    .waitFor()
  expect(await sql('select 1 from subfamily where id = $1 and "deletedAt" is null', [used?.id])).toHaveLength(
    1,
  )
})

test('a family that has products is not deleted, and its form says so', async () => {
  const [used] = await sql(
    `select f.id from family f where f."deletedAt" is null and exists (select 1 from subfamily s join product p on p.subfamily_id = s.id where s.family_id = f.id and p."deletedAt" is null) order by f.id limit 1`,
  )
  await view.go(`/settings/family/${used?.id}`)
  await button('Supprimer').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  const refused = page.getByRole('dialog', { name: 'Suppression impossible' })
  await refused
    .getByText(/sous-famille/i)
    .first()
    .waitFor()
  expect(await sql('select 1 from family where id = $1 and "deletedAt" is null', [used?.id])).toHaveLength(1)
})

test('a declared action is offered for the rows that it suits: a mail that failed leaves again, once it is asked', async () => {
  const mail = async (state: string) => {
    const [row] = await sql(
      `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, last_error)
       values ('commande_envoyee', 'fournisseur@x.example', $1, 'Bonjour', $1, $2, 4, '550 inconnu') returning id`,
      [`Commande ${state}`, state],
    )
    return Number(row?.id)
  }
  const [failed, sent] = [await mail('bounced'), await mail('sent')]
  await view.go(`/email_outbox/${sent}/show`)
  await page.getByRole('heading', { name: 'Commande sent' }).waitFor()
  await expect.poll(() => button('Renvoyer').count()).toBe(0)
  await view.go(`/email_outbox/${failed}/show`)
  await button('Renvoyer').click()
  await page
    .getByRole('alertdialog', { name: 'Renvoyer : Commande bounced ?' })
    .getByRole('button', { name: 'Renvoyer' })
    .click()
  await button('Renvoyer').waitFor({ state: 'detached' })
  expect(await sql('select state from email_outbox where id = $1', [failed])).toEqual([{ state: 'queued' }])
})

test('a search is kept under a name, found again and forgotten', async () => {
  await view.go('/settings/unit?filterBy=q|kilo')
  await page.locator('a.row-link').first().waitFor()
  const found = await rows()
  await button('Filtres enregistrés').click()
  await button('Enregistrer cette recherche…').click()
  const dialog = page.getByRole('dialog', { name: 'Enregistrer la recherche' })
  await dialog.getByLabel(/^Nom/).fill('Mes kilos')
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await view.go('/settings/unit')
  await page.locator('a.row-link').nth(found.length).waitFor()
  await button('Filtres enregistrés').click()
  await page.getByRole('button', { name: 'Mes kilos', exact: true }).click()
  await expect.poll(rows).toEqual(found)
  await button('Filtres enregistrés').click()
  await page
    .getByRole('button', { name: /Mes kilos/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Mes kilos', exact: true }).waitFor({ state: 'detached' })
})

test('a field that an administrator adds is a column and an input of its list without the page being read again', async () => {
  await view.go('/settings/custom_field/create')
  await page.getByRole('combobox', { name: /^Liste/ }).click()
  await page.getByRole('option', { name: 'Fournisseurs', exact: true }).click()
  await page.getByRole('textbox', { name: /^Nom/ }).first().fill('Suivi qualité')
  await page.getByText("Colonne affichée d'office").click()
  const told = page.waitForResponse((one) => one.url().endsWith('/api/shown-custom-fields'))
  await button('Enregistrer').click()
  await told
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('button', { name: /Adhérents et fournisseurs/i }).click()
  await menu.getByRole('button', { name: /^Fournisseurs/ }).click()
  await menu.locator('a[href="/back-office/supplier"]').click()
  await page.getByRole('columnheader', { name: 'Suivi qualité' }).waitFor()
  await page.locator('a.row-link').first().click()
  await input('Suivi qualité').fill('à revoir en mars')
  await button('Enregistrer').click()
  await expect
    .poll(
      async () => (await sql('select custom_text_1 from supplier where custom_text_1 is not null')).length,
    )
    .toBe(1)
})
