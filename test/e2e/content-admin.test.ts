import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parisIso } from '../../resources/schema/paris-time'
import { notify } from '../../server/trade/notify'
import { readImportantMessages } from '../kit/important-messages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { workbook } from '../kit/workbooks'
import { choose, field, save } from './accounts-kit'
import { button, hasToast, heading } from './orders-kit'

let site: Site
let view: SitePage
let page: Page
const sql = <T extends Record<string, unknown>>(text: string) =>
  site.context.db.system('seed', (tx) => tx.query<T>(text))

beforeAll(async () => {
  site = await openSite()
  await readImportantMessages(site.context)
  view = await site.open({ email: 'nadia.roche@demo.example' })
  page = view.page
})
afterAll(() => site?.close())

test('a model of mail is rewritten with its preview, and given back its own text', async () => {
  await view.go('/mail-models')
  await page.getByRole('link', { name: /Mot de passe modifié/ }).click()
  const preview = page.frameLocator('iframe')
  await page.getByLabel(/^Objet/).fill('Nouveau mot de passe')
  await page.getByLabel(/^Message/).fill('Bonjour {{prenom}}, tout est en ordre.')
  await preview.getByText(/Bonjour \p{L}+, tout est en ordre\./u).waitFor()
  await button(page, 'Enregistrer').click()
  await hasToast(page, 'Modèle enregistré')
  const kept = () => sql<{ subject: string }>(`select subject from mail_model where "deletedAt" is null`)
  await expect
    .poll(async () => (await kept()).map(({ subject }) => subject))
    .toContain('Nouveau mot de passe')
  await page.reload()
  await button(page, "Rétablir le texte d'origine").click()
  await page.getByRole('alertdialog').getByRole('button', { name: "Rétablir le texte d'origine" }).click()
  await expect.poll(() => page.getByLabel(/^Objet/).inputValue()).toBe('Votre mot de passe a été modifié')
})

test('a job is started from its screen: the recap of the morning goes into the sent mails', async () => {
  const [tom] = await sql<{ id: number }>(`select id from "user" where email = 'tom.garnier@demo.example'`)
  const params = { quantity: '6 L', article: 'Lait', adherent: 'CH de Valmont', minimum: '24 L' }
  await site.context.db.system('notifications', (tx) =>
    notify(tx, { kind: 'stock_below_minimum', users: [tom?.id], params, now: site.clock.now() }),
  )
  await view.go('/jobs')
  const line = page.getByRole('listitem').filter({ hasText: 'Récapitulatif quotidien des notifications' })
  await line.getByRole('button', { name: /^Lancer maintenant/ }).click()
  await line.getByText('Récapitulatifs préparés : 1').waitFor()
  await line.getByText(/par /).first().waitFor()
  await view.go('/email_outbox')
  await page
    .getByText(/Votre récapitulatif/)
    .first()
    .waitFor()
})

test('an import is made to pass at an hour, tells in the box what it refused, and passes again at once when it is asked to', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portail-imports-'))
  site.context.config.importsDir = root
  mkdirSync(join(root, 'tarifs'))
  const file = join(root, 'tarifs', 'marques.xlsx')
  writeFileSync(file, workbook([['Libellé'], ['x'.repeat(200)]]))
  utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'))
  await view.go('/settings/scheduled_import/create')
  await field(page, 'Libellé').fill('Marques du soir')
  await choose(page, 'Liste', 'Marques')
  await field(page, 'Dossier').fill('tarifs')
  const soon = parisIso(new Date(site.clock.now().getTime() + 60_000))
  await field(page, 'Heure').fill(soon.slice(11, 16))
  await save(page)
  await hasToast(page, 'Création enregistrée')
  site.clock.advance(120_000)
  await view.go('/jobs')
  const line = page.getByRole('listitem').filter({ hasText: 'Imports programmés' })
  await line.getByRole('button', { name: /^Lancer maintenant/ }).click()
  await line.getByText('Imports passés : 1').waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const box = page.getByRole('dialog', { name: 'Boîte de notifications' })
  await box.getByText(/^Import « Marques du soir » : marques\.xlsx : refusé, lignes en erreur : 1/).waitFor()
  await box.getByRole('link', { name: /Import programmé refusé/ }).click()
  await page.getByText(/^marques\.xlsx : refusé, lignes en erreur : 1\. ligne 2 : Libellé/).waitFor()

  writeFileSync(file, workbook([['Libellé'], ['Marque corrigée']]))
  utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'))
  site.clock.advance(60_000)
  // Pressed before what reports on it has come, and made meanwhile.
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/ImportPassage-/, (route) => held.then(() => route.continue()))
  await page.reload()
  await button(page, 'Passer maintenant').click()
  await expect
    .poll(
      async () =>
        (await sql<{ last_report: string }>('select last_report from scheduled_import'))[0]?.last_report,
    )
    .toMatch(/lignes créées : 1,/)
  release()
  await page
    .getByRole('alert')
    .filter({ hasText: /^marques\.xlsx : lignes créées : 1,/ })
    .waitFor()
  await button(page, 'Passer maintenant').waitFor()
  rmSync(root, { recursive: true })
})

test('a group has out-of-catalogue suppliers of its own, which its members see as the group’s', async () => {
  await sql(
    'update "user" set create_product_hc = true, create_supplier_hc = true where email like \'luc.fabre%\'',
  )
  const { page: luc } = await site.open({ email: 'luc.fabre@demo.example' })
  await luc.goto(`${site.url}/front-office/catalogs/out-of-catalog?tab=suppliers`)
  await heading(luc, 'Hors catalogue').waitFor()
  await luc.getByRole('combobox').first().click()
  await luc
    .getByRole('option', { name: /GHT des Collines/ })
    .first()
    .click()
  await luc.getByText(/appartient au groupe/).waitFor()
  await button(luc, 'Nouveau fournisseur hors catalogue').first().click()
  await luc
    .getByRole('dialog')
    .getByLabel(/^Libellé/)
    .fill('Laiterie du groupe')
  await luc.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await luc.getByText('Laiterie du groupe').first().waitFor()
  const { page: sophie } = await site.open({ email: 'sophie.lenoir@demo.example' })
  await sophie.goto(`${site.url}/front-office/catalogs/out-of-catalog?tab=suppliers`)
  const line = sophie.getByRole('listitem').filter({ hasText: 'Laiterie du groupe' })
  await line.waitFor()
  await expect.poll(() => line.getByRole('button', { name: /^Modifier/ }).count()).toBe(0)
})
