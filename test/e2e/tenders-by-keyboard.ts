import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ConsultationAnswer } from '../../resources/tenders/consultation-answers'
import { closeConsultations } from '../../server/tenders/tender-clock'
import { signIn } from '../kit/actors'
import { button, hasValue, overflow, seenByAxe } from '../kit/pages'
import type { Site } from '../kit/site'
import { criterion, need, prepare, sql, summer, supplierOf, typeId } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

const hasFocus = (of: Locator) => of.evaluate((one) => one === document.activeElement)

/** Presses Tab until something has the focus: what the keyboard cannot reach is never done. */
async function reach(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  for (let presses = 0; presses < 160; presses++) {
    if (await hasFocus(what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${what}`)
}

async function press(page: Page, what: Locator, key = 'Enter'): Promise<void> {
  await reach(page, what)
  await page.keyboard.press(key)
}

async function type(page: Page, what: Locator, text: string): Promise<void> {
  await reach(page, what)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Types into a box with choices, takes the first that is found by Enter, and waits until it stands in the box. */
async function pick(page: Page, what: Locator, text: string): Promise<void> {
  await type(page, what, text)
  await page.keyboard.press('Enter')
  const chip = what.locator('..').getByText(text)
  await expect.poll(async () => (await what.inputValue()) === text || (await chip.count()) > 0).toBe(true)
}

const paul = 'paul.achard@demo.example'

/** A public tender that follows another one, with a document; its lots are still to be prepared. */
async function begin(site: Site): Promise<number> {
  site.clock.set('2026-03-30T09:00:00+02:00')
  const actor = await signIn(site.app, paul)
  const facts = { company_id: 2, catalog_id: 1, tender_type_id: await typeId(site, 'public') }
  const { body } = await actor.post<{ id: number }>('/tender', {
    ...{ ...facts, code: 'AO-CLAVIER', label: 'Au clavier seul' },
    ...{ market_openning_date: '2026-06-15', market_closing_date: '2027-05-31' },
    consultation_openning_date: '2026-04-01T09:00:00+02:00',
    consultation_closing_date: '2026-04-30T17:00:00+02:00',
    response_date_limit: '2026-04-30T17:00:00+02:00',
    opening_date: '2026-05-02T09:00:00+02:00',
  })
  const { product, family } = await need(site, 'Carotte vrac')
  const former = await prepare(
    actor,
    { ...facts, code: 'AO-AVANT', label: 'Avant' },
    { family_id: family, volumes: [[product, '500']], criteria: [criterion('price', '100')] },
  )
  await sql(
    site,
    `with f as (insert into file (path, unique_name, mime_type, filename) values ('/publicnotice', 'clavier.pdf', 'application/pdf', 'rc.pdf') returning id)
     insert into tender_document (tender_id, kind, label, file_id, public) select $1, 'rc', 'RC', f.id, true from f`,
    [body.id],
  )
  await sql(site, 'update tender set previous_id = $2 where id = $1', [body.id, former.id])
  return body.id
}

/** Sends an offer without the screen. */
async function answerAs(site: Site, { id, email }: { id: number; email: string }): Promise<void> {
  const actor = await summer(site, '2026-04-11T09:00:00', email)
  const { body } = await actor.get<Pick<ConsultationAnswer, 'products'>>(`/consultation/${id}`)
  const lines = body.products.map((one) => ({
    ...{ tender_product_id: one.id, quotation: '1.30', ref_supplier: `K-${one.id}` },
  }))
  const lots = [{ tender_family_id: body.products[0]?.tender_family_id, all_cities: true, lines }]
  expect((await actor.put(`/consultation/${id}/answer`, { lots })).status).toBe(200)
  expect((await actor.post(`/consultation/${id}/send`)).status).toBe(200)
}

/** Adds a memoir of the lot and a DC1 of the whole answer, takes one out again, with what the keyboard reaches alone. */
async function addFiles(page: Page): Promise<void> {
  const files = page.getByRole('region', { name: 'Pièces' })
  const add = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await press(page, files.getByRole('button', { name: /: Ajouter des pièces$/ }))
    await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  }
  const choose = async (label: string, downs: number) => {
    await press(page, files.getByRole('combobox', { name: label }))
    for (let down = 0; down < downs; down++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await add('programme.exe', 'MZ')
  await hasToast(page, "programme.exe : ce type de fichier n'est pas accepté.")
  await choose('Concerne', 1)
  await add('memoire.pdf', '%PDF-1.4 mémoire')
  const ofLot = files.getByRole('table', { name: /^Pièces : Lot 1/ })
  await ofLot.getByText('memoire.pdf').waitFor()
  await choose('Nature', 1)
  await add('perdu.pdf', '%PDF-1.4 perdu')
  await ofLot.getByText('perdu.pdf').waitFor()
  await press(page, files.getByRole('button', { name: 'Retirer perdu.pdf' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }))
  await hasToast(page, 'Pièce retirée')
  await press(page, files.getByRole('combobox', { name: 'Concerne' }))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await add('dc1.pdf', '%PDF-1.4 dc1')
  await files.getByRole('table', { name: "Pièces : Toute l'offre" }).getByText('dc1.pdf').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  if (size) await page.setViewportSize(size)
}

/** What the buyer downloads of the opened memoir. */
async function openFile(page: Page): Promise<string> {
  const files = page.getByRole('table', { name: /^Pièces : Lot 1/ })
  await files.getByText('memoire.pdf').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, files.getByRole('button', { name: 'Télécharger memoire.pdf' })),
  ])
  return readFile(await file.path(), 'utf8')
}

type At = (moment: string, email: string, path: string) => Promise<Page>

/** A public tender from its lots to its award, worked by the keyboard alone: prepared, published, answered, opened, noted, awarded. */
export function keyboardJourney(at: At, open: () => Site): void {
  let id = 0

  test('a public tender is prepared and published by the keyboard alone', async () => {
    id = await begin(open())
    const page = await at(
      '2026-03-30T10:00:00',
      paul,
      `/back-office/tender/${id}?tab=preparation&step=families`,
    )
    await press(page, button(page, 'Ajouter un lot'))
    await type(page, page.getByLabel('Libellé').last(), 'Légumes de la saison')
    await pick(page, page.getByRole('combobox', { name: /^Famille/ }).last(), 'Légumes frais')
    await press(page, button(page, 'Enregistrer et continuer'))
    await press(page, button(page, 'Ajouter les produits de la famille'))
    const volumes = page.getByRole('textbox', { name: /^Volume de/ })
    await reach(page, volumes.first())
    for (const one of await volumes.all()) {
      await page.keyboard.type('1000')
      await page.keyboard.press('Enter')
      await hasValue(one, '1000')
    }
    await press(page, button(page, 'Enregistrer les volumes'))
    await hasToast(page, 'Étape enregistrée')
    await press(page, button(page, 'Étape suivante'))
    await page.getByText(/^Total\s:\s100/).waitFor()
    await press(page, button(page, 'Enregistrer et continuer'))
    await pick(page, page.getByRole('combobox', { name: /Fournisseurs consultés/ }), 'Vergers')
    await page.keyboard.press('Escape')
    await press(page, button(page, 'Enregistrer et continuer'))
    await page.getByRole('textbox', { name: 'Objet du message' }).waitFor()
    await press(page, button(page, 'Enregistrer et continuer'))
    await press(page, button(page, "Faire l'avis de marché public"))
    await page.getByText('Tout est prêt').waitFor()
    // What differs from the tender before is told once more, with the way to each step.
    await page
      .getByText(/^Changé depuis AO-AVANT/)
      .filter({ visible: true })
      .waitFor()
    await press(page, button(page, 'Publier la consultation'))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Publier la consultation' }))
    await hasToast(page, 'Consultation publiée')
  })

  test('a supplier answers and sends, by the keyboard alone', async () => {
    const [own, other] = [await supplierOf(open(), 'Primeurs'), await supplierOf(open(), 'Vergers')]
    const page = await at('2026-04-10T09:00:00', own.email, '/tenders/consultations')
    await press(page, page.getByRole('link', { name: 'Au clavier seul' }))
    const prices = page.getByRole('textbox', { name: /^Prix de/ })
    await prices.first().waitFor()
    const count = await prices.count()
    await press(page, page.getByLabel('Nous livrons toutes les communes'), 'Space')
    await reach(page, prices.first())
    for (let row = 0; row < count; row++)
      for (const text of [`1,${10 + row}`, `C-${row}`]) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    await page.getByText(`${count} prix sur ${count}`).first().waitFor()
    await addFiles(page)
    await press(page, button(page, 'Envoyer mon offre'))
    await page.getByText(/Récépissé R-2026-/).waitFor()
    await page.getByText(/^dc1\.pdf · .* SHA-256 [0-9a-f]{64}$/).waitFor()
    await answerAs(open(), { id, email: other.email })
  })

  test('the offers are opened, noted, decided and awarded, by the keyboard alone', async () => {
    const site = open()
    site.clock.set('2026-04-30T17:00:01+02:00')
    await closeConsultations(site.context, site.context.now())
    const second = await summer(site, '2026-05-02T08:55:00', 'nadia.roche')
    const page = await at('2026-05-02T09:00:00', paul, `/back-office/tender/${id}?tab=judgement`)
    await page.getByText('2 plis reçus').waitFor()
    await press(page, button(page, 'Ouvrir les plis'))
    await page.getByText(/Votre accord est enregistré/).waitFor()
    expect((await second.put(`/tender/${id}/open`)).status).toBe(200)
    await page.reload()
    expect(await openFile(page)).toBe('%PDF-1.4 mémoire')
    for (const [name, note] of [
      ['Primeurs', '16'],
      ['Vergers', '12'],
    ] as const) {
      const box = page.getByLabel(new RegExp(`^Note Qualité de ${name}`))
      await type(page, box, note)
      await page.keyboard.press('Tab')
      await expect
        .poll(() => sql(site, 'select value::int from note where tender_id = $1 and value = $2', [id, note]))
        .toHaveLength(1)
    }
    await press(page, button(page, 'Calculer les notes'))
    await hasToast(page, 'Notes calculées')
    const decide = async (name: string, decision: string) => {
      const box = page.getByRole('combobox', { name: new RegExp(`^Décision pour ${name}`) })
      await press(page, box)
      const choice = page.getByRole('option', { name: decision, exact: true })
      await choice.waitFor()
      for (let down = 0; down < 4 && !(await hasFocus(choice)); down++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    }
    await decide('Primeurs', 'Retenue')
    await decide('Vergers', 'Non retenue')
    await type(page, page.getByLabel(/^Motif pour Vergers/), 'Offre plus chère')
    await press(page, button(page, 'Enregistrer les décisions'))
    await hasToast(page, 'Décisions enregistrées')
    await press(page, button(page, 'Attribuer'))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Attribuer' }))
    await page.getByText('Attribué', { exact: true }).first().waitFor()
    expect(await sql(site, 'select status from tender where id = $1', [id])).toEqual([{ status: '350' }])
  })
}
