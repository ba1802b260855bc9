import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetActors } from '../../server/accounts/authenticate'
import { addPerson } from '../kit/actors'
import { button, hasSearch, hasValue, heldBack, logIn, overflow } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { choose, field, hasToast, save, seenByAxe } from './accounts-kit'

let site: Site
let view: SitePage
let page: Page

beforeAll(async () => {
  site = await openSite()
  view = await site.open({ email: 'nadia.roche@demo.example' })
  page = view.page
})
afterAll(() => site?.close())

const main = () => page.getByRole('main')
const group = (name: string) => main().getByRole('group', { name })
const boxIn = (name: string, label: string) =>
  group(name)
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('input'))
    .first()

async function chooseIn(name: string, label: string, option: RegExp) {
  await boxIn(name, label).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function chooseByText(label: string, option: string) {
  await field(page, label).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What the API keeps of the record on the screen. */
async function kept(path: string): Promise<Record<string, unknown>> {
  const { body } = await site.admin.get(`${path}/${new URL(page.url()).pathname.split('/').pop() ?? ''}`)
  return body
}

const created = (path: string) => page.waitForURL(new RegExp(`${path}/\\d+`))

describe('a member', () => {
  test('is created step by step with its address: the zip code gives the cities, the city its department, region and country', async () => {
    await view.go('/adherent/create')
    await hasSearch(page, '?step=identite')
    await button(page, 'Suivant').click()
    await main().getByText('Ce champ est obligatoire.').first().waitFor()
    await field(page, 'Nom').fill('EHPAD Les Mimosas')
    await choose(page, 'Service', 'Valaé Public')
    await button(page, 'Suivant').click()
    await hasSearch(page, '?step=coordonnees')
    await page.waitForFunction(() => document.activeElement?.id === 'field-email')
    await button(page, 'Précédent').click()
    await hasValue(field(page, 'Nom'), 'EHPAD Les Mimosas')
    await button(page, 'Suivant').click()
    await boxIn('Siège', 'Adresse').fill('3 allée des Mimosas')
    await boxIn('Siège', 'Code postal').fill('38000')
    await chooseIn('Siège', 'Ville', /^Grenoble/)
    await hasValue(boxIn('Siège', 'Département'), 'Isère')
    await hasValue(boxIn('Siège', 'Région'), 'Auvergne-Rhône-Alpes')
    await hasValue(boxIn('Siège', 'Pays'), 'France')
    await save(page)
    await created('/adherent')
    expect(await kept('/adherent')).toMatchObject({
      name: 'EHPAD Les Mimosas',
      Office_address: { zip_code: '38000', Municipality: { label: 'Grenoble' } },
      Billing_address: null,
    })
  })

  test('is listed with its city, and stands in the directory once it is active', async () => {
    await view.go('/adherent')
    await main()
      .getByRole('row', { name: /CH de Valmont/ })
      .getByRole('cell', { name: 'Valmont', exact: true })
      .waitFor()
    await view.go('/adherents/directory')
    await main()
      .getByLabel(/^Rechercher/)
      .fill('Valmont')
    const card = main().getByRole('listitem').filter({ hasText: 'CH de Valmont' })
    await card.getByText('57730 Valmont').waitFor()
    expect(await seenByAxe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('the comments of a record', () => {
  const panel = (of: Page) => of.getByRole('dialog', { name: /^Commentaires/ })

  test('« @ » names a colleague by keyboard; who has them open sees them come, and does what is asked', async () => {
    const email = 'aglae.quintard@demo.example'
    await addPerson(site, { email, profile: 'AD', first_name: 'Aglaé', last_name: 'Quintard' })
    const aglae = await site.open({ email })
    await aglae.go('/supplier/2?comments')
    await panel(aglae.page).getByText('Aucun commentaire').waitFor()
    await view.go('/supplier/2')
    await button(page, 'Commentaires').click()
    const text = panel(page).getByLabel('Votre commentaire')
    await text.fill('Vu avec ')
    await text.press('End')
    await text.pressSequentially('@agl')
    await panel(page).getByRole('listbox').getByRole('option', { name: 'Aglaé Quintard' }).waitFor()
    await text.press('Enter')
    await hasValue(text, 'Vu avec @Aglaé Quintard ')
    await text.pressSequentially('pour le franco')
    await panel(page).getByLabel('À faire par').selectOption({ label: 'Aglaé Quintard' })
    expect(await seenByAxe(page)).toEqual([])
    await text.press('Control+Enter')
    await panel(page).getByText('À faire par Aglaé Quintard').waitFor()
    await page.getByText('Commentaires (1)').waitFor({ state: 'attached' })
    await panel(aglae.page).getByText('pour le franco').waitFor()
    await aglae.page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(aglae.page)).toBeLessThanOrEqual(0)
    await panel(aglae.page)
      .getByRole('button', { name: /^Fait : commentaire du/ })
      .click()
    await panel(page)
      .getByText(/^Fait par Aglaé Quintard le/)
      .waitFor()
    expect(
      await panel(aglae.page)
        .getByRole('button', { name: /^Corriger/ })
        .count(),
    ).toBe(0)
    await aglae.page.context().close()
  })

  test('what is typed and not sent stands there again, and the list of comments leads to the record', async () => {
    const text = panel(page).getByLabel('Votre commentaire')
    await text.fill('Pas encore envoyé')
    await page.keyboard.press('Escape')
    await button(page, 'Commentaires (1)').click()
    await hasValue(text, 'Pas encore envoyé')
    await text.fill('')
    await page.keyboard.press('Escape')
    await view.go('/comments')
    await main()
      .getByRole('row', { name: /pour le franco/ })
      .click()
    await page.waitForURL(/\/supplier\/2\?comments=\d+/)
    await panel(page).getByText('pour le franco').waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
  })
})

describe('a supplier', () => {
  test('is created; the same-address box says where the invoices go, unticked it asks for another address', async () => {
    await view.go('/supplier/create')
    await field(page, 'Nom').fill('Fromagerie du Vercors')
    await field(page, 'SIRET').fill('99990001200017')
    await field(page, 'Code APE').fill('4639B')
    await field(page, 'N° de TVA').fill('FR74999900012')
    await boxIn('Siège', 'Adresse').fill('1 route du Col')
    await boxIn('Siège', 'Code postal').fill('38000')
    await chooseIn('Siège', 'Ville', /^Grenoble/)
    // Another zip code brings its own city; the department of the former, that came late, is not taken.
    const late = await heldBack(page, '**/municipality/*/department')
    for (const [zip, city] of [
      ['57000', 'Metz'],
      ['38000', 'Grenoble'],
    ] as const) {
      await boxIn('Siège', 'Code postal').fill(zip)
      await hasValue(boxIn('Siège', 'Ville'), city)
    }
    await hasValue(boxIn('Siège', 'Département'), 'Isère')
    await late.release()
    await hasValue(boxIn('Siège', 'Département'), 'Isère')
    await main().getByText('Les factures vont au siège : 1 route du Col').waitFor()
    await main().getByRole('switch', { name: 'Adresse de facturation identique' }).click()
    await save(page)
    await group('Facturation').getByText('Ce champ est obligatoire.').first().waitFor()
  })

  test('a zip code that is no city’s (CEDEX) lets the city be found by its name', async () => {
    await boxIn('Facturation', 'Adresse').fill('BP 12')
    await boxIn('Facturation', 'Code postal').fill('57085')
    await boxIn('Facturation', 'Ville').fill('Metz')
    await page.getByRole('option', { name: /^Metz( \(57000\))?$/ }).click()
    await hasValue(boxIn('Facturation', 'Département'), 'Moselle')
    await save(page)
    await created('/supplier')
    expect(await kept('/supplier')).toMatchObject({
      same_address: false,
      Billing_address: { zip_code: '57085', Municipality: { label: 'Metz' } },
    })
    expect(await seenByAxe(page)).toEqual([])
  })

  test('ticked again, its billing address is forgotten', async () => {
    await main().getByRole('switch', { name: 'Adresse de facturation identique' }).click()
    await save(page)
    await hasToast(page, 'Modifications enregistrées')
    await expect.poll(() => kept('/supplier')).toMatchObject({ same_address: true, Billing_address: null })
    await main().getByRole('switch', { name: 'Adresse de facturation identique' }).click()
    await hasValue(boxIn('Facturation', 'Adresse'), '')
  })

  test('a contact is added with some of the eleven types', async () => {
    await view.go('/supplier/5?tab=contacts')
    await button(page, 'Ajouter : contact').click()
    const types = main()
      .getByRole('combobox', { name: /^Types de contact/ })
      .last()
    await main().getByRole('textbox', { name: /^Nom/ }).last().fill('Delorme')
    await types.click()
    await expect.poll(() => page.getByRole('option').count()).toBe(11)
    await page.getByRole('option', { name: 'Industriel' }).click()
    await page.getByRole('option', { name: 'Litige' }).click()
    await page.keyboard.press('Escape')
    await save(page)
    await hasToast(page, /enregistr/i)
    const { contacts } = (await kept('/supplier')) as { contacts: { contact_type_ids: number[] }[] }
    expect(contacts.at(-1)).toMatchObject({ last_name: 'Delorme', supplier_id: 5 })
    expect(contacts.at(-1)?.contact_type_ids).toHaveLength(2)
  })

  test('shows what it has declared to have sold, which its own people read in the tenders application', async () => {
    const heads = ['Période', 'Service', 'Catalogue', 'Mode', 'Montant HT', 'À déclarer avant le', 'État']
    const table = (one: Page) => one.getByRole('table', { name: /^Déclarations, de la plus récente/ })
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, status, mode, amount_ht, comment) values
           (1, 1, 1, '2026-01-01', '2026-03-31', '2026-04-30', '100', 'global', null, null),
           (1, 1, 1, '2025-10-01', '2025-12-31', '2126-01-31', '200', 'global', 12000, 'Il manque le mois de décembre.'),
           (1, 1, 1, '2025-07-01', '2025-09-30', '2025-10-31', '250', 'by_family', 48250.5, null) on conflict do nothing`,
      ),
    )
    await view.go('/supplier/1?tab=chiffre-d-affaires')
    await table(page).waitFor()
    await expect.poll(() => table(page).getByRole('columnheader').allInnerTexts()).toEqual(heads)
    const rows = (await table(page).getByRole('row').allInnerTexts()).slice(1)
    expect(rows.map((row) => row.replace(/[\u00a0\u202f]/g, ' ').split(/\s*[\t\n]\s*/))).toEqual([
      [
        '01/01/2026 – 31/03/2026',
        ...['Valaé Privé', 'Alimentaire', 'Global', '–'],
        ...['30/04/2026', 'En retard', 'À déclarer'],
      ],
      [
        '01/10/2025 – 31/12/2025',
        ...['Valaé Privé', 'Alimentaire', 'Global', '12 000,00 €'],
        ...['31/01/2126', 'À corriger', 'Il manque le mois de décembre.'],
      ],
      [
        '01/07/2025 – 30/09/2025',
        ...['Valaé Privé', 'Alimentaire', 'Par famille', '48 250,50 €'],
        ...['31/10/2025', 'Validé'],
      ],
    ])
    const { page: martin } = await site.open({
      email: 'fm@martin.example',
      viewport: { width: 390, height: 844 },
    })
    await martin.goto(`${site.url}/tenders/revenues`)
    await table(martin).waitFor()
    expect((await table(martin).getByRole('row').allInnerTexts()).length).toBe(rows.length + 1)
    await table(martin).getByText('Validé').first().waitFor()
    expect(await overflow(martin)).toBeLessThanOrEqual(0)
    expect(await seenByAxe(martin)).toEqual([])
    await martin.close()
  })

  test('typed when the session ends is offered to the same person afterwards, and to nobody else', async () => {
    const texts = {
      'Raison sociale': 'Laiterie Bocage SAS',
      Téléphone: '01 99 00 55 01',
      'Site internet': 'www.bocage.example',
      'E-mail': 'ventes@bocage.example',
      'Code APE': '10.51A',
      Banque: 'Banque du Bocage',
      'Titulaire du compte': 'Laiterie Bocage',
      BIC: 'TESTFRPPXXX',
    }
    const [first, other] = ['saisie@portail.example', 'autre@portail.example']
    for (const email of [first, other]) await addPerson(site, { email, profile: 'SA' })
    const one = await site.open({ email: first })
    const enter = async (email: string) => {
      await one.page.waitForURL('**/login')
      await logIn(one.page, email, 'Portail2026!')
      await one.page.waitForURL(/\/supplier\/3/)
      await one.page.getByRole('heading', { level: 1 }).waitFor()
    }
    const offer = () => one.page.getByText(/^Une saisie du .+ n'a pas été enregistrée/)
    const end = async () => {
      await site.context.db.system('seed', (tx) =>
        tx.query(
          `update session set ended_at = now(), ended_by = 'status' where ended_at is null and user_id in (select id from "user" where email = any($1))`,
          [[first, other]],
        ),
      )
      // As where the server itself ends a session: what it remembers of who asks is for half a second.
      forgetActors(site.context.db)
    }
    const record = () =>
      site.context.db.system('seed', (tx) => tx.query('select * from supplier where id = 3'))
    const before = await record()
    await one.go('/supplier/3')
    for (const [label, text] of Object.entries(texts)) {
      await field(one.page, label).fill(text)
    }
    const device = () =>
      one.page.evaluate(() =>
        JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('typed.'))),
      )
    await expect.poll(device).toContain('supplier 3')
    expect(await device()).not.toMatch(/Bocage|ventes@/)
    await end()
    await save(one.page)
    await enter(other)
    await hasValue(field(one.page, 'Téléphone'), '01 99 00 01 03')
    expect(await offer().count()).toBe(0)
    await end()
    await one.page.reload()
    await enter(first)
    await offer().waitFor()
    expect(await seenByAxe(one.page)).toEqual([])
    await button(one.page, 'Reprendre la saisie').click()
    for (const [label, text] of Object.entries(texts)) {
      await hasValue(field(one.page, label), text)
    }
    expect(await record(), 'nothing of it was saved').toEqual(before)
  })

  test('that orders refer to is not deleted, and the screen says why', async () => {
    await view.go('/supplier/1')
    await main().getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    const refusal = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await refusal.getByText('Cet élément est utilisé et ne peut pas être supprimé').waitFor()
    await refusal.getByText(/^\d+ référencements$/).waitFor()
    expect((await site.admin.get('/supplier/1')).status).toBe(200)
  })
})

test('a manufacturer is changed with its brands, without an address that it does not have', async () => {
  const given = { name: 'Laiteries du Bocage', manufacturer_status_id: 1 }
  const { id } = (await site.admin.post<{ id: number }>('/manufacturer', given)).body
  await view.go(`/manufacturer/${id}`)
  await field(page, 'Téléphone').fill('01 99 00 77 00')
  await page.getByRole('tab', { name: 'Marques' }).click()
  await button(page, 'Ajouter : marque').click()
  await main().getByRole('textbox', { name: 'Libellé' }).last().fill('Marque du Bocage')
  await save(page)
  await hasToast(page, /enregistr/i)
  const { body } = await site.admin.get(`/manufacturer/${id}`)
  expect(body).toMatchObject({ phone: '01 99 00 77 00', Address: null })
  const made = (body.brands as { id: number; label: string }[]).find(
    ({ label }) => label === 'Marque du Bocage',
  )
  await view.go(`/settings/brand/${made?.id}`)
  await field(page, 'Libellé').fill('Bocage tradition')
  await save(page)
  await expect
    .poll(async () => JSON.stringify((await site.admin.get('/setting/generic/brand')).body))
    .toContain('Bocage tradition')
})

test('a municipality is created, renamed and deleted', async () => {
  await view.go('/settings/municipality/create')
  await field(page, 'Commune').fill('Villeneuve-la-Fictive')
  await field(page, 'Code postal').fill('38999')
  await field(page, 'Code INSEE').fill('38999')
  await chooseByText('Département', 'Isère')
  await save(page)
  await main().getByRole('searchbox', { name: 'Rechercher' }).fill('Villeneuve-la-Fictive')
  await main().getByRole('link', { name: 'Villeneuve-la-Fictive' }).click()
  await field(page, 'Commune').fill('Villeneuve-la-Neuve')
  await save(page)
  await main().getByRole('searchbox', { name: 'Rechercher' }).fill('Villeneuve-la-Neuve')
  await main().getByRole('link', { name: 'Villeneuve-la-Neuve' }).click()
  await main().getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect
    .poll(async () => {
      const { body } = await site.admin.get('/municipality/zipcode/38999')
      return body
    })
    .toEqual([])
})
