import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsultations } from '../../server/tenders/tender-clock'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { criterion, need, prepare, sql, supplierOf, typeId } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
let id = 0
const suppliers: { id: number; email: string }[] = []

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-30T09:00:00+02:00')
  await readImportantMessages(site.context)
  for (const name of ['Primeurs', 'Vergers']) suppliers.push(await supplierOf(site, name))
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  const { body } = await paul.post<{ id: number }>('/tender', {
    ...{ code: 'AO-CLAVIER', label: 'Au clavier seul', company_id: 2, catalog_id: 1 },
    tender_type_id: await typeId(site, 'public'),
    ...{ market_openning_date: '2026-06-15', market_closing_date: '2027-05-31' },
    consultation_openning_date: '2026-04-01T09:00:00+02:00',
    consultation_closing_date: '2026-04-30T17:00:00+02:00',
    response_date_limit: '2026-04-30T17:00:00+02:00',
    opening_date: '2026-05-02T09:00:00+02:00',
  })
  id = body.id
  const carrot = await need(site, 'Carotte vrac')
  const former = await prepare(
    paul,
    {
      ...{ code: 'AO-AVANT', label: 'Avant', company_id: 2, catalog_id: 1 },
      tender_type_id: await typeId(site, 'public'),
    },
    {
      family_id: carrot.family,
      volumes: [[carrot.product, '500']],
      criteria: [criterion('price', '100')],
    },
  )
  await sql(site, 'update tender set previous_id = $2 where id = $1', [id, former.id])
  await sql(
    site,
    `with f as (insert into file (path, unique_name, mime_type, filename) values ('/publicnotice', 'clavier.pdf', 'application/pdf', 'rc.pdf') returning id)
     insert into tender_document (tender_id, kind, label, file_id, public) select $1, 'rc', 'RC', f.id, true from f`,
    [id],
  )
})
afterAll(() => site?.close())

/** Opens a page, and steps over its menu as the keyboard does. */
async function at(moment: string, email: string, path: string): Promise<Page> {
  site.clock.set(`${moment}+02:00`)
  const { page } = await site.open({ email, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}

const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

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

/** Types into a box with choices and takes the one that is found. */
async function pick(page: Page, what: Locator, text: string): Promise<void> {
  await type(page, what, text)
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .waitFor()
  const isTaken = () => page.getByRole('listbox').count()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  if (await isTaken()) await page.keyboard.press('Escape')
}

test('a public tender is prepared and published by the keyboard alone', async () => {
  const page = await at(
    '2026-03-30T10:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=preparation&step=families`,
  )
  await press(page, button(page, 'Ajouter un lot'))
  await type(page, page.getByLabel('Libellé').last(), 'Légumes de la saison')
  await pick(page, page.getByRole('combobox', { name: /^Famille/ }).last(), 'Légumes frais')
  await press(page, button(page, 'Enregistrer et continuer'))
  await press(page, button(page, 'Ajouter les produits de la famille'))
  const volumes = page.getByRole('textbox', { name: /^Volume de/ })
  await reach(page, volumes.first())
  const count = await volumes.count()
  for (let row = 0; row < count; row++) {
    await page.keyboard.type(String(1000 + row))
    await page.keyboard.press('Enter')
  }
  await shoot(page, 'changes-products')
  await press(page, button(page, 'Enregistrer les volumes'))
  await hasToast(page, 'Étape enregistrée')
  await press(page, button(page, 'Étape suivante'))
  await page.getByText(/^Total\s:\s100/).waitFor()
  await press(page, button(page, 'Enregistrer et continuer'))
  await pick(page, page.getByRole('combobox', { name: /Fournisseurs consultés/ }), 'Vergers')
  await press(page, button(page, 'Enregistrer et continuer'))
  await page.getByRole('textbox', { name: 'Objet du message' }).waitFor()
  await press(page, button(page, 'Enregistrer et continuer'))
  await press(page, button(page, "Faire l'avis de marché public"))
  await page.getByText('Tout est prêt').waitFor()
  // What differs from the tender before is told once more, with the way to each step.
  await page.getByText(/^Changé depuis AO-AVANT/).waitFor()
  await page.getByText(/Familles/).last().waitFor()
  await page.getByText(/modifié : 1/).first().waitFor()
  await shoot(page, 'changes-summary')
  await press(page, button(page, 'Publier la consultation'))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Publier la consultation' }))
  await hasToast(page, 'Consultation publiée')
})

test('two suppliers answer and send, by the keyboard alone', async () => {
  for (const [rank, { email }] of suppliers.entries()) {
    const page = await at(`2026-04-1${rank}T09:00:00`, email, '/tenders/consultations')
    await press(page, page.getByRole('link', { name: 'Au clavier seul' }))
    const prices = page.getByRole('textbox', { name: /^Prix de/ })
    await prices.first().waitFor()
    const count = await prices.count()
    await press(page, page.getByLabel('Nous livrons toutes les communes'), 'Space')
    await reach(page, prices.first())
    for (let row = 0; row < count; row++)
      for (const text of [`${1 + rank},${10 + row}`, `C-${row}`]) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    await page.getByText(`${count} prix sur ${count}`).first().waitFor()
    await press(page, button(page, 'Envoyer mon offre'))
    await page.getByText(/Récépissé R-2026-/).waitFor()
  }
})

test('the offers are opened by two people, noted, decided and awarded, by the keyboard alone', async () => {
  site.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(site.context, site.context.now())
  const judgement = `/back-office/tender/${id}?tab=judgement`
  const paul = await at('2026-05-02T09:00:00', 'paul.achard@demo.example', judgement)
  await paul.getByText('2 plis reçus').waitFor()
  await press(paul, button(paul, 'Ouvrir les plis'))
  await paul.getByText(/Votre accord est enregistré/).waitFor()
  const nadia = await at('2026-05-02T09:05:00', 'nadia.roche@demo.example', judgement)
  await press(nadia, button(nadia, 'Ouvrir les plis'))
  await nadia.getByText(/au statut « Plis ouverts, analyse »/).waitFor()
  await paul.reload()
  for (const [name, note] of [
    ['Primeurs', '16'],
    ['Vergers', '12'],
  ]) {
    await type(paul, paul.getByLabel(new RegExp(`^Note Qualité de ${name}`)), String(note))
    await paul.keyboard.press('Tab')
    await hasToast(paul, 'Note enregistrée')
  }
  await press(paul, button(paul, 'Calculer les notes'))
  await hasToast(paul, 'Notes calculées')
  const decide = async (name: string, downs: number) => {
    await press(paul, paul.getByRole('combobox', { name: new RegExp(`^Décision pour ${name}`) }))
    await paul.getByRole('listbox').waitFor()
    for (let down = 0; down < downs; down++) await paul.keyboard.press('ArrowDown')
    await paul.keyboard.press('Enter')
    await expect.poll(() => paul.getByRole('listbox').count()).toBe(0)
  }
  await decide('Primeurs', 1)
  await decide('Vergers', 2)
  await type(paul, paul.getByLabel(/^Motif pour Vergers/), 'Offre plus chère')
  await press(paul, button(paul, 'Enregistrer les décisions'))
  await hasToast(paul, 'Décisions enregistrées')
  await press(paul, button(paul, 'Attribuer'))
  await press(paul, paul.getByRole('alertdialog').getByRole('button', { name: 'Attribuer' }))
  await paul.getByText('Attribué', { exact: true }).first().waitFor()
  expect(await sql(site, 'select status from tender where id = $1', [id])).toEqual([{ status: '350' }])
})
