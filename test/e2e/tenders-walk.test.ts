import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { endRounds } from '../../server/tenders/negotiate'
import { closeConsultations, runMarkets } from '../../server/tenders/tender-clock'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasValue, heldBack, overflow, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { workbook } from '../kit/workbooks'
import { criterion, need, prepare, sql, supplierOf, type Tendered, typeId } from '../server/tenders/kit'
import { hasToast } from './orders-kit'
import { keyboardJourney } from './tenders-by-keyboard'

let site: Site
let id = 0
let lot = 0
let begin: (code: string, label: string) => Promise<Tendered>
const suppliers: { id: number; email: string }[] = []
const shots = process.env.SHOTS

const shoot = async (page: Page, name: string) => {
  if (!shots) return
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  const size = page.viewportSize()
  if (size?.width !== 1440) return
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.screenshot({ path: `${shots}/${name}-768.png`, fullPage: true })
  await page.setViewportSize(size)
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-30T09:00:00+02:00')
  await readImportantMessages(site.context)
  const carrot = await need(site, 'Carotte vrac')
  const apple = await need(site, 'Pomme Gala')
  for (const name of ['Primeurs', 'Vergers']) suppliers.push(await supplierOf(site, name))
  begin = async (code, label) =>
    prepare(
      await signIn(site.app, 'paul.achard@demo.example'),
      {
        ...{ code, label },
        company_id: 1,
        catalog_id: 1,
        tender_type_id: await typeId(site, 'private'),
        market_openning_date: '2026-06-01',
        market_closing_date: '2027-05-31',
        consultation_openning_date: '2026-04-01T09:00:00+02:00',
        consultation_closing_date: '2026-04-30T17:00:00+02:00',
        response_date_limit: '2026-04-30T17:00:00+02:00',
        opening_date: '2026-04-30T17:00:00+02:00',
        award_mode: 'ranked',
      },
      {
        family_id: carrot.family,
        volumes: [
          [carrot.product, '12000'],
          [apple.product, '8000'],
        ],
        criteria: [criterion('price', '60'), { ...criterion('quality', '40', 'entered'), label: 'Qualité' }],
      },
    )
  ;({ id, lot } = await begin('AO-2026-009', 'Fruits et légumes 2026-2027'))
  await sql(
    site,
    `insert into supplier_coverage (supplier_id, family_id, all_cities, state) values ($1, $2, true, 'effective')`,
    [suppliers[0]?.id, carrot.family],
  )
})
afterAll(() => site?.close())

async function at(moment: string, email: string, path: string, width = 1440): Promise<Page> {
  site.clock.set(`${moment}+02:00`)
  const { page } = await site.open({ email, viewport: { width, height: 900 } })
  // A page that stays open goes on asking and counting beside the tests that follow.
  onTestFinished(() => page.context().close())
  await page.goto(`${site.url}${path}`)
  return page
}

/** Pastes into the cell with the focus as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** What Ctrl+C takes from the range. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/plain')
  })

const hasFocus = (cell: Locator) =>
  expect.poll(() => cell.evaluate((input) => input === document.activeElement)).toBe(true)

test('volumes are filled as in a spreadsheet: blocks, fill down, undo, and what cannot be read named by its line', async () => {
  const page = await at(
    '2026-03-30T09:30:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=preparation&step=products`,
  )
  const rows = page.getByRole('textbox', { name: /^Volume de / })
  const first = rows.first()
  const second = rows.nth(1)
  const given = [await first.inputValue(), await second.inputValue()]
  expect([...given].sort()).toEqual(['12000', '8000'])
  await first.click()
  await paste(page, '1 234,50\tnon\r\ndouze\tOui\r\n')
  await hasValue(first, '1234,5')
  await hasValue(second, 'douze')
  const boxes = page.getByRole('checkbox', { name: /^Obligatoire : / })
  expect(await boxes.first().isChecked()).toBe(false)
  const wrong = page.getByRole('button', { name: /^Ligne 2 .*« douze ». Un nombre est attendu/ })
  await wrong.waitFor()
  await shoot(page, 'sheet-wrong')
  expect(await seenByAxe(page)).toEqual([])
  // Nothing is kept while a cell cannot be read: the focus goes there.
  await button(page, 'Enregistrer les volumes').click()
  await hasFocus(second)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await hasValue(second, '1234,5')
  expect(await wrong.count()).toBe(0)
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText('4 cases choisies').waitFor()
  expect(await copied(page)).toBe('1234,5\tNon\n1234,5\tOui')
  await page.keyboard.press('ArrowLeft')
  await hasFocus(first)
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await hasFocus(second)
  await page.keyboard.type('9x')
  await page.keyboard.press('Escape')
  await hasValue(second, '1234,5')
  await page.keyboard.press('Control+z')
  await hasValue(first, '1234,5')
  await page.keyboard.press('Control+y')
  await hasValue(first, '77')
  for (const _ of ['typed', 'filled', 'pasted']) await page.keyboard.press('Control+z')
  expect([await first.inputValue(), await second.inputValue()]).toEqual(given)
  expect(await boxes.first().isChecked()).toBe(true)
  await first.fill('12500,5')
  const volumes = () =>
    sql(
      site,
      `select product.volume::text as kept from tender_product product
         join tender_family lot on lot.id = product.tender_family_id
        where lot.tender_id = $1 order by product.volume desc`,
      [id],
    )
  const late = await heldBack(page, '**/tender/lot/*/products')
  await button(page, 'Enregistrer les volumes').click()
  // What is typed while the answer comes is not lost, not even what stood there before.
  await first.fill(given[0] ?? '')
  await late.release()
  await hasToast(page, 'Étape enregistrée')
  expect(await volumes()).toContainEqual({ kept: '12500.500' })
  await hasValue(first, given[0] ?? '')
  await button(page, 'Enregistrer les volumes').click()
  await expect.poll(volumes).toEqual([{ kept: '12000.000' }, { kept: '8000.000' }])
  // A product that was taken out comes back from its family, under those that stay as they were typed.
  await button(page, 'Retirer Carotte vrac').click()
  await page.getByLabel('Volume de Pomme Gala').fill('33')
  await button(page, 'Ajouter les produits de la famille').click()
  await hasValue(page.getByLabel('Volume de Carotte vrac'), '0')
  expect(
    await page.getByRole('table', { name: 'Produits et volumes' }).getByText('kg', { exact: true }).count(),
  ).toBe(2)
  await hasValue(first, '33')
  // Another step or tab keeps them; another page asks first.
  await page.getByRole('button', { name: /Critères et barèmes/ }).click()
  await page.getByText(/^Total\s:\s100/).waitFor()
  await page.getByRole('button', { name: /Produits et volumes/ }).click()
  await hasValue(first, '33')
  await page.getByRole('link', { name: "Appels d'offres", exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
  await question.waitFor()
  await shoot(page, 'leave-1440')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await hasValue(first, '33')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'sheet-390')
  expect(await overflow(page)).toBe(0)
})

test('a lot of thousands of lines draws what one sees, and is filled down and saved whole', async () => {
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  const carrot = await need(site, 'Carotte vrac')
  const made = await sql<{ id: number }>(
    site,
    `insert into product (code, label, kind, subfamily_id, unit_id, rate_id, active)
     select 'L-' || n, 'Ligne ' || (10000 + n), 'product', subfamily_id, unit_id, rate_id, false
       from product, generate_series(1, 3000) n where id = $1 returning id`,
    [carrot.product],
  )
  const { id: large, lot } = await prepare(
    paul,
    {
      code: 'AO-2026-010',
      label: 'Trois mille lignes',
      company_id: 1,
      catalog_id: 1,
      tender_type_id: await typeId(site, 'private'),
    },
    {
      family_id: carrot.family,
      volumes: made.map((one) => [one.id, '1']),
      criteria: [criterion('price', '100')],
    },
  )
  const page = await at(
    '2026-03-30T09:40:00',
    'paul.achard@demo.example',
    `/back-office/tender/${large}?tab=preparation&step=products`,
  )
  const first = page.getByLabel('Volume de Ligne 10001')
  await first.fill('2,5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.getByText('3000 cases choisies').waitFor()
  await page.keyboard.press('Control+d')
  await hasValue(page.getByLabel('Volume de Ligne 13000'), '2,5')
  expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(60)
  await hasFocus(first)
  await button(page, 'Enregistrer les volumes').click()
  await expect
    .poll(() =>
      sql(
        site,
        'select count(*)::int as n from tender_product where tender_family_id = $1 and volume = 2.5',
        [lot],
      ),
    )
    .toEqual([{ n: 3000 }])
})

test('the invitation is shown as its suppliers get it, with what is typed', async () => {
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  await paul.put(`/tender/${id}/step`, { step: 'documents' })
  const page = await at(
    '2026-03-30T09:45:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=preparation&step=documents`,
  )
  const mail = page.frameLocator('iframe[title="Aperçu de l\'invitation"]')
  await mail.getByText(/Nous vous invitons à répondre à notre consultation « Fruits et légumes/).waitFor()
  await page.getByRole('textbox', { name: 'Objet du message' }).fill('{code} : à vous')
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Cher {fournisseur}, {inconnue} avant le ')
  await page.getByRole('button', { name: 'Ajouter au message : date limite de réponse' }).click()
  await mail.getByText('Cher Primeurs de la Vallée, {inconnue} avant le 30/04/2026 17:00').waitFor()
  await page.getByText('AO-2026-009 : à vous').waitFor()
  await page.getByText(/partiraient telles quelles : \{inconnue\}/).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await shoot(page, 'invitation')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'invitation-390')
  expect(await overflow(page)).toBe(0)
})

test('the steps say what is missing; once the suppliers are chosen the consultation is published', async () => {
  const page = await at(
    '2026-03-30T10:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=preparation&step=suppliers`,
  )
  await page.getByRole('combobox', { name: /Fournisseurs consultés/ }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Étapes' }).getByRole('listitem').count()).toBe(7)
  await shoot(page, 'suppliers')
  await page.getByRole('combobox', { name: /Fournisseurs consultés/ }).fill('Vergers')
  // The choices that stood before what was typed may still be there.
  const options = page.getByRole('option')
  const found = async () => (await options.allTextContents()).map((name) => /Vergers/.test(name))
  await expect.poll(async () => (await found()).join() || 'none').toMatch(/^true(,true)*$/)
  await options.first().click()
  await page.locator('.MuiChip-root', { hasText: 'Vergers' }).waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Enregistrer et continuer').click()
  await page.getByRole('textbox', { name: 'Objet du message' }).fill('Consultation {code}')
  await button(page, 'Enregistrer et continuer').click()
  await page.getByText('Tout est prêt').waitFor()
  // Whom Vergers does not deliver is told; who delivers everywhere is invited where the hole is shown.
  await page.getByText(/livrés? par aucun fournisseur consulté/).waitFor()
  await shoot(page, 'check-white')
  await page.getByRole('link', { name: 'Voir les zones blanches' }).click()
  const zones = page.getByRole('region', { name: 'Zones blanches' })
  await zones.getByRole('table').first().waitFor()
  await zones.getByRole('img', { name: /^Carte des départements/ }).waitFor()
  await shoot(page, 'white-zones')
  expect(await seenByAxe(page)).toEqual([])
  await zones.getByRole('button', { name: /^Consulter Primeurs/ }).click()
  await zones.getByText('Chaque commune est livrée').waitFor()
  await button(page, 'Enregistrer et continuer').click()
  await hasValue(page.getByRole('textbox', { name: 'Objet du message' }), 'Consultation {code}')
  await button(page, 'Enregistrer et continuer').click()
  await page.getByText('Tout est prêt').waitFor()
  expect(await page.getByText(/livrés? par aucun fournisseur/).count()).toBe(0)
  expect(await seenByAxe(page)).toEqual([])
  await shoot(page, 'check')
  await button(page, 'Publier la consultation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier la consultation' }).click()
  await hasToast(page, 'Consultation publiée')
})

/** The price sheet goes out, and comes back into the draft; one of another lot is told line by line. */
async function bringBack(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Exporter le bordereau (xlsx)').click(),
  ])
  await page.getByLabel('Bordereau de prix').setInputFiles(await download.path().then(named))
  await hasToast(page, '2 lignes reprises dans votre offre')
  await page.getByText('2 prix sur 2').waitFor()
  const buffer = workbook([
    ['Code', 'Prix'],
    ['INCONNU', 1],
  ])
  await page.getByLabel('Bordereau de prix').setInputFiles({ name: 'autre.xlsx', mimeType: '', buffer })
  const dialog = page.getByRole('dialog', { name: 'Bordereau à corriger' })
  await dialog.getByText("Ligne 2 — Le code INCONNU n'est pas de ce lot.").waitFor()
  expect(await seenByAxe(page, '[role=dialog]')).toEqual([])
  await shoot(page, 'price-sheet-errors')
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await page.getByText(/^Enregistré le/).waitFor()
}

/** A download as a file of its own name. */
const named = async (path: string) => ({ name: 'bordereau.xlsx', mimeType: '', buffer: await readFile(path) })

test('a supplier types its prices, each kept, sends them and reads its receipt', async () => {
  for (const [at_, prices, width] of [
    [0, ['1,35', '1,62'], 390],
    [1, ['1,42', '1,55'], 1440],
  ] as const) {
    let page = await at('2026-04-10T09:00:00', suppliers[at_]?.email ?? '', '/tenders/consultations', width)
    await page.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
    const first = page.getByLabel('Prix de Carotte vrac')
    if (at_ === 0) {
      await first.fill('0')
      const free = page.getByText("Prix à 0 sans commentaire : Carotte vrac. Dites pourquoi avant d'envoyer.")
      await free.waitFor()
      await page.getByLabel('Commentaire de Carotte vrac').fill('Offerte')
      await expect.poll(() => free.count()).toBe(0)
      await page.getByLabel('Commentaire de Carotte vrac').fill('')
      await first.fill(prices[0])
      await page.getByLabel('Référence de Carotte vrac').fill('C-0')
      await page.getByLabel('Prix de Pomme Gala').fill(prices[1])
      // Leaving at once keeps what was typed last, and opens it again.
      await page.getByLabel('Référence de Pomme Gala').fill('P-0')
      await page.getByRole('link', { name: 'Consultations' }).last().click()
      await page.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
      await hasValue(page.getByLabel('Référence de Pomme Gala'), 'P-0')
      await hasValue(first, prices[0])
      // What is typed without network is still there in the next visit, and kept then.
      const [address, device] = [page.url(), page.context()]
      await device.setOffline(true)
      await page.getByLabel('Référence de Pomme Gala').fill('P-9')
      await page.getByText(/^Pas encore enregistré/).waitFor()
      await page.close()
      await device.setOffline(false)
      page = await device.newPage()
      await page.goto(address)
      await hasValue(page.getByLabel('Référence de Pomme Gala'), 'P-9')
    } else {
      // A block of a workbook is kept as what is typed is; a price that cannot be read is none.
      await first.click()
      await paste(page, `${prices[0]}\tC-1\nen attente\tP-1\n`)
      await page.getByText('1 prix sur 2').waitFor()
      await page.getByRole('button', { name: /^Ligne 2 \(Pomme Gala\), Prix : « en attente »/ }).click()
      await page.keyboard.type(prices[1])
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Nous livrons toutes les communes').check()
    await page.getByText('2 prix sur 2').waitFor()
    await page.getByText(/^Enregistré le/).waitFor()
    if (at_ === 1) await bringBack(page)
    await shoot(page, `answer-${width}`)
    expect(await overflow(page)).toBe(0)
    expect(await seenByAxe(page)).toEqual([])
    if (at_ === 0) {
      await page.getByLabel('Votre question').fill('Livrez-vous le samedi ?')
      await button(page, 'Poser une question').click()
      await hasToast(page, 'Question envoyée')
    }
    await button(page, 'Envoyer mon offre').click()
    await page.getByText(/Récépissé R-2026-/).waitFor()
  }
})

test('the documents of a published tender are changed by a new version, announced on its page', async () => {
  const page = await at(
    '2026-04-11T08:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=judgement`,
  )
  await button(page, 'Annoncer une nouvelle version').click()
  const dialog = page.getByRole('dialog', { name: 'Annoncer une nouvelle version' })
  await dialog.getByLabel('Ce qui change').fill('Le règlement est complété.')
  await dialog.getByRole('button', { name: 'Ajouter un document' }).click()
  await dialog.getByRole('combobox', { name: 'Nature' }).click()
  await page.getByRole('option', { name: /^Règlement/ }).click()
  await dialog.getByLabel('Libellé').fill('Règlement complété')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 rc') })
  await dialog.getByText('rc.pdf').waitFor()
  await shoot(page, 'new-version')
  expect(await seenByAxe(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Annoncer une nouvelle version' }).click()
  await hasToast(page, 'Nouvelle version annoncée')
  const reader = await at('2026-04-11T08:30:00', suppliers[1]?.email ?? '', '/tenders/consultations')
  await reader.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
  await reader.getByText('Règlement complété').waitFor()
})

test('a question is answered once for all, whom it does not name', async () => {
  const page = await at(
    '2026-04-11T09:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=judgement`,
  )
  await page.getByLabel('Réponse à « Livrez-vous le samedi ? »').fill('Oui, avant 9 h.')
  await button(page, 'Publier la réponse').click()
  await hasToast(page, 'Réponse publiée à tous')
  await shoot(page, 'questions')
  expect(await seenByAxe(page)).toEqual([])
  const reader = await at('2026-04-12T09:00:00', suppliers[1]?.email ?? '', '/tenders/consultations', 390)
  await reader.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
  await reader.getByText('Oui, avant 9 h.').waitFor()
  await shoot(reader, 'questions-390')
})

test('better prices are asked in a round: sealed while it runs, both versions told once it is over', async () => {
  site.clock.set('2026-04-30T17:01:00+02:00')
  await closeConsultations(site.context, site.context.now())
  const judgement = `/back-office/tender/${id}?tab=judgement`
  const paul = await at('2026-05-02T09:00:00', 'paul.achard@demo.example', judgement)
  await button(paul, 'Négocier').click()
  const dialog = paul.getByRole('dialog', { name: 'Négociation' })
  await dialog.getByLabel(/^Date limite/).fill('02/05/2026 08:30')
  await dialog.getByLabel('Message aux fournisseurs').fill('Un effort sur la carotte ?')
  await dialog.getByRole('button', { name: 'Ouvrir le tour' }).click()
  await dialog.getByText('La date limite doit être à venir.').waitFor()
  await dialog.getByLabel(/^Date limite/).fill('02/05/2026 09:30')
  await shoot(paul, 'round-dialog')
  await dialog.getByRole('button', { name: 'Ouvrir le tour' }).click()
  await hasToast(paul, 'Tour de négociation ouvert')
  const round = paul.getByRole('table', { name: 'Négociation, tour 1' })
  await expect.poll(() => round.getByText('En attente').count()).toBe(2)

  const supplier = await at('2026-05-02T09:10:00', suppliers[1]?.email ?? '', '/tenders/consultations', 390)
  await supplier.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
  await supplier.getByText(/^Négociation, tour 1 : vous pouvez modifier vos prix/).waitFor()
  await supplier.getByLabel('Prix de Carotte vrac').fill('1,38')
  await supplier.getByText(/^Enregistré le/).waitFor()
  await shoot(supplier, 'round-supplier-390')
  expect(await overflow(supplier)).toBe(0)
  expect(await seenByAxe(supplier)).toEqual([])
  await button(supplier, 'Envoyer la nouvelle version').click()
  await hasToast(supplier, /^Offre envoyée, récépissé R-2026-/)

  await paul.reload()
  await round.getByText('Nouvelle offre').waitFor()
  expect(await paul.getByText('1,38').count()).toBe(0)
  site.clock.set('2026-05-02T09:30:01+02:00')
  await endRounds(site.context, site.context.now())
  await paul.reload()
  await round.getByText('Offre maintenue').waitFor()
  await round.getByText(/^-480,00\s€$|^−480,00\s€$/).waitFor()
  await round.getByText('1 prix modifié').click()
  await round.getByText(/1,42.*→ 1,38.*€ \/ kg/).waitFor()
  await shoot(paul, 'round-over')
  expect(await seenByAxe(paul)).toEqual([])
  await paul.setViewportSize({ width: 390, height: 844 })
  await shoot(paul, 'round-over-390')
  expect(await overflow(paul)).toBe(0)
})

test('low prices are explained: asked by the buyer, answered with a file until the limit, then admitted with a reason', async () => {
  await sql(
    site,
    `update tender_product p set reference_price = 2.72 from product o
     where o.id = p.product_id and p.tender_family_id = $1 and o.label ilike 'carotte%'`,
    [lot],
  )
  const judgement = `/back-office/tender/${id}?tab=judgement`
  const paul = await at('2026-05-03T09:00:00', 'paul.achard@demo.example', judgement)
  const offer = paul.getByRole('article', { name: /^Primeurs/ })
  await offer.getByText(/^ligne Carotte.* : 50 % sous le prix de référence$/).waitFor()
  expect(await paul.getByRole('article').count()).toBe(1)
  await offer.getByRole('button', { name: /^Demander des explications à Primeurs/ }).click()
  const dialog = paul.getByRole('dialog', { name: /^Demander des explications à Primeurs/ })
  await dialog.getByRole('button', { name: 'Demander des explications' }).click()
  await dialog.getByText('Ce champ est obligatoire').first().waitFor()
  await dialog.getByLabel(/^Date limite/).fill('04/05/2026 12:00')
  await shoot(paul, 'low-ask')
  expect(await seenByAxe(paul, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Demander des explications' }).click()
  await hasToast(paul, 'Explications demandées')
  await offer.getByText("Demandées jusqu'au 04/05/2026 12:00").waitFor()
  expect(await offer.getByRole('button', { name: /^Rejeter/ }).count()).toBe(0)

  const supplier = await at('2026-05-03T09:10:00', suppliers[0]?.email ?? '', '/tenders/consultations', 390)
  await supplier.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
  await supplier.getByText(/^Réponse attendue jusqu'au 04\/05\/2026 12:00 : il reste 1 j/).waitFor()
  await supplier.getByLabel('Vos explications').fill('Nous produisons la carotte à 12 km.')
  await supplier
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'couts.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 couts') })
  await shoot(supplier, 'low-answer-390')
  expect(await overflow(supplier)).toBe(0)
  expect(await seenByAxe(supplier)).toEqual([])
  await button(supplier, 'Envoyer mes explications').click()
  await hasToast(supplier, 'Explications envoyées')
  await button(supplier, 'Compléter mes explications').waitFor()
  await shoot(supplier, 'low-sent-390')

  await paul.reload()
  await offer.getByText('Nous produisons la carotte à 12 km.').waitFor()
  const [file] = await Promise.all([
    paul.waitForEvent('download'),
    offer.getByRole('button', { name: 'couts.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('couts.pdf')
  await shoot(paul, 'low-answered')
  await offer.getByRole('button', { name: /^Admettre/ }).click()
  const decision = paul.getByRole('dialog', { name: /^Admettre l'offre de Primeurs/ })
  await decision.getByRole('textbox', { name: /^Motif/ }).fill('Production locale, vérifiée')
  await shoot(paul, 'low-admit')
  await decision.getByRole('button', { name: 'Admettre' }).click()
  await hasToast(paul, 'Offre admise')
  await offer.getByText(/^Admise par Paul Achard, le .* Motif : Production locale, vérifiée$/).waitFor()
  expect(await seenByAxe(paul)).toEqual([])
  await paul.setViewportSize({ width: 390, height: 844 })
  await shoot(paul, 'low-admitted-390')
  expect(await overflow(paul)).toBe(0)
  await supplier.reload()
  await supplier.getByText(/elles ne se modifient plus/).waitFor()
  await shoot(supplier, 'low-closed-390')
})

/** Retains every offer by its rank and awards: decisions typed are another test's. */
async function awardBoth(): Promise<void> {
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  const { body } = await paul.get<{ offers: { id: number; rank: number }[] }>(`/tender/lot/${lot}/comparison`)
  const decisions = body.offers.map((one) => ({ offer_id: one.id, decision: 'retained', rank: one.rank }))
  expect((await paul.put(`/tender/lot/${lot}/decisions`, { decisions })).status).toBe(200)
  expect((await paul.put(`/tender/${id}/award`)).status).toBe(200)
}

test('after the limit the offers are compared, noted, decided and awarded; the market writes the prices', async () => {
  const page = await at(
    '2026-05-04T09:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=judgement`,
  )
  await page.getByText('2 plis reçus').waitFor()
  await page.getByText(/au statut « Plis ouverts, analyse » : ce qui a été publié/).waitFor()
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    button(page, "Procès-verbal d'ouverture").click(),
  ])
  expect(report.suggestedFilename()).toBe(`ouverture-${id}.pdf`)
  await page.getByLabel(/Note Qualité de Primeurs/).fill('16')
  await page.getByLabel(/Note Qualité de Vergers/).click()
  await hasToast(page, 'Note enregistrée')
  await page.getByLabel(/Note Qualité de Vergers/).fill('12')
  await button(page, 'Calculer les notes').click()
  await hasToast(page, 'Notes calculées')
  await button(page, /^Déclarer irrégulière l'offre de Vergers/).click()
  await page.getByRole('textbox', { name: 'Motif', exact: false }).last().fill('Échantillon absent')
  await page.getByRole('dialog').getByRole('button', { name: 'Déclarer irrégulière' }).click()
  await hasToast(page, 'Offre déclarée irrégulière')
  await button(page, /^Réadmettre l'offre de Vergers/).click()
  await hasToast(page, 'Offre réadmise')
  await button(page, 'Calculer les notes').click()
  await hasToast(page, 'Notes calculées')
  await shoot(page, 'judgement')
  expect(await seenByAxe(page)).toEqual([])
  await awardBoth()
  await page.reload()
  await page.getByText('Attribué', { exact: true }).first().waitFor()
  await button(page, /^Courrier à Vergers/).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'judgement-390')
  expect(await overflow(page)).toBe(0)
  site.clock.set('2026-06-01T00:05:00+02:00')
  expect(await runMarkets(site.context, site.context.now())).toContain('Lots appliqués : 1')
  expect(
    await sql(
      site,
      `select count(*)::int as n from article_price where source_id = $1 and source = 'tender'`,
      [id],
    ),
  ).toEqual([{ n: 4 }])
})

test('weights are tried on the offers that were just judged, before the next consultation is published', async () => {
  site.clock.set('2026-06-02T09:00:00+02:00')
  const next = await begin('AO-2027-009', 'Fruits et légumes 2027-2028')
  const page = await at(
    '2026-06-02T10:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${next.id}?tab=preparation&step=criteria`,
  )
  const rehearsal = page.getByRole('region', { name: 'Essai des poids' })
  await button(page, 'Essayer ces poids').click()
  await rehearsal.getByText('Avec les offres de AO-2026-009').waitFor()
  await rehearsal.getByText(/^Ces poids .*auraient choisi/).waitFor()
  await shoot(page, 'rehearsal')
  expect(await seenByAxe(page)).toEqual([])
  // What was tried stands no longer once other weights are typed.
  await page.getByLabel('Poids de Qualité').fill('30')
  await expect.poll(() => rehearsal.getByRole('table').count()).toBe(0)
  expect(await button(page, 'Essayer ces poids').isDisabled()).toBe(true)
})

test('an earlier tender is taken over in one go, which says what came', async () => {
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  const { body } = await paul.post<{ id: number }>('/tender', {
    ...{ code: 'AO-2027-002', label: 'La suite', company_id: 1, catalog_id: 1 },
    tender_type_id: await typeId(site, 'private'),
  })
  const page = await at(
    '2026-06-04T09:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${body.id}?tab=preparation&step=families`,
  )
  await page.getByRole('combobox', { name: 'Reprendre un marché précédent' }).click()
  await page.getByRole('option', { name: /AO-2026-009/ }).click()
  await button(page, 'Reprendre').click()
  await page.getByText(/^Repris de AO-2026-009 : 1 lot, 2 produits, 1 document\./).waitFor()
  await hasValue(page.getByLabel('Libellé').first(), 'Lot de la recette')
  await hasValue(page.getByRole('combobox', { name: /^Famille/ }), 'Légumes frais')
  expect(await page.getByText('Modifications non enregistrées').count()).toBe(0)
  await shoot(page, 'copied')
  expect(await seenByAxe(page)).toEqual([])
})

test('volumes are taken from the last market and from a sheet, shown before they are saved', async () => {
  const [next] = await sql<{ id: number }>(site, `select t.id from tender t where t.code = 'AO-2027-002'`)
  const page = await at(
    '2026-06-04T10:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${next?.id}?tab=preparation&step=products`,
  )
  await button(page, 'Reprendre des volumes').click()
  const dialog = page.getByRole('dialog', { name: 'Reprendre des volumes' })
  await dialog.getByRole('button', { name: 'Voir les volumes' }).click()
  await dialog.getByText(/^2 produits trouvés dans AO-20.*sans volume/).waitFor()
  await shoot(page, 'volume-source')
  expect(await seenByAxe(page, '[role=dialog]')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'volume-source-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Reprendre 2 volumes' }).click()
  await hasToast(page, '2 volumes repris, à enregistrer')
  // Taken over as one step of the sheet.
  const carrots = page.getByLabel('Volume de Carotte vrac')
  await carrots.fill('7')
  await button(page, 'Reprendre des volumes').click()
  await dialog.getByRole('button', { name: 'Voir les volumes' }).click()
  await dialog.getByRole('button', { name: 'Reprendre 2 volumes' }).click()
  await hasValue(carrots, '12000')
  await button(page, 'Annuler la saisie').click()
  await hasValue(carrots, '7')
  const bring = (rows: unknown[][]) =>
    page
      .getByLabel('Feuille de volumes')
      .setInputFiles({ name: 'volumes.xlsx', mimeType: '', buffer: workbook([['Code', 'Volume'], ...rows]) })
  await bring([['P00003', -5]])
  const wrong = page.getByRole('dialog', { name: 'Volumes à corriger' })
  await wrong.getByText(/^Ligne 2 — Volume : /).waitFor()
  await wrong.getByRole('button', { name: 'Fermer' }).last().click()
  await bring([['P00003', 432.5]])
  await hasToast(page, '1 volume repris, à enregistrer')
  await hasValue(page.getByLabel('Volume de Carotte vrac'), '432,5')
  // What differs from the tender that was taken over is marked where it stands, and told before it is published.
  await button(page, 'Enregistrer les volumes').click()
  await page.getByText('avant : 12 000 kg').waitFor()
  await page.getByText(/^Changé depuis AO-2026-009 : 1 changement/).waitFor()
  await shoot(page, 'volumes-taken')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'volumes-taken-390')
  expect(await overflow(page)).toBe(0)
})

keyboardJourney(at, () => site)
