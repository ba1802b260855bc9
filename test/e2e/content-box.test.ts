import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '../../server/trade/notify'
import { seenByAxe } from '../kit/axe'
import { overflow } from '../kit/pages'
import { openSite, type Site } from '../kit/site'

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite()
  for (const entityId of [1, 2])
    await site.context.db.system('notifications', (tx) =>
      notify(tx, {
        kind: 'order_read',
        users: [5],
        model: 'Order',
        entityId,
        params: { order: `C-${entityId}`, supplier: 'Boucherie Martin' },
        now: site.clock.now(),
      }),
    )
  page = (await site.open({ email: 'karim.benali@demo.example' })).page
  await page.goto(`${site.url}/front-office`)
})
afterAll(() => site?.close())

const bell = () => page.getByRole('button', { name: /^Notifications :/ })

test('the bell says how many notifications are not read, in the right number', async () => {
  await page.getByRole('button', { name: 'Notifications : 2 notifications non lues' }).click()
  const panel = page.getByRole('dialog', { name: 'Boîte de notifications' })
  await panel.getByText('Boucherie Martin a lu la commande C-2.').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await panel.getByRole('button', { name: 'Marquer comme lue' }).first().click()
  await panel.getByText('1 notification non lue', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await panel.getByText('Aucune notification non lue').waitFor()
  await panel.getByRole('link', { name: 'Toutes les notifications' }).click()
  await page.getByRole('heading', { name: 'Boîte de notifications' }).waitFor()
  await expect
    .poll(() => bell().getAttribute('aria-label'))
    .toBe('Notifications : Aucune notification non lue')
})

test('a notification is deleted after a confirmation, then all of them', async () => {
  await page.getByText('2 notifications', { exact: true }).waitFor()
  const remove = () => page.getByRole('button', { name: /^Supprimer la notification/ }).first()
  const dialog = page.getByRole('alertdialog')
  await remove().click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await dialog.waitFor({ state: 'detached' })
  await remove().click()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('1 notification', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Tout supprimer' }).click()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('Vous serez prévenu ici').waitFor()
})

test('a preference is chosen and kept', async () => {
  await page.getByRole('tab', { name: 'Préférences' }).click()
  const choice = () => page.getByRole('combobox', { name: 'Où recevoir « Commande lue par le fournisseur »' })
  await choice().click()
  await page.getByRole('option', { name: 'Application et récapitulatif de 7 h' }).click()
  await page.getByText('Préférence enregistrée').waitFor()
  const onDevices = page.getByRole('checkbox', {
    name: 'Sur mes appareils : Commande lue par le fournisseur',
  })
  const kept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.request().postData()?.includes('"push":false') === true,
  )
  await onDevices.uncheck()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect.poll(() => choice().textContent()).toContain('récapitulatif')
  expect(await onDevices.isChecked()).toBe(false)
  expect(await seenByAxe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
})
