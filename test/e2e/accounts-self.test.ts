import { createECDH, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { mailsTo, secretIn } from '../kit/mails'
import { hasCount, hasValue, logIn, seenByAxe as look, pressEscape } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { choose, field, hasToast, save, seenByAxe } from './accounts-kit'
import { confirmSending, openCart, order } from './orders-kit'

let site: Site
const email = (name: string) => `${name}@demo.example`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const refusal = (page: Page, name: string, text: string) =>
  page.locator(`[data-field=${name}]`).getByText(text).waitFor()

/** Opens a page of the front office or the tenders application as somebody, on a given day. */
async function openAs(name: string, path: string, day?: string): Promise<Page> {
  const { page } = await site.open({ email: name.includes('@') ? name : email(name) })
  if (day) await page.clock.setFixedTime(new Date(day))
  await page.goto(site.url + path)
  return page
}

/** A subscription's keys, as a browser makes them. */
const pushKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** The browser's push service is on the Internet: what it would answer; the worker, permission and page are the real ones. */
function subscribeWithoutService(keys: { p256dh: string; auth: string }): void {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.portail.example/luc', keys }),
    unsubscribe: async () => {
      localStorage.removeItem('stub-push')
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem('stub-push', '1')
      return subscription
    },
    getSubscription: async () => (localStorage.getItem('stub-push') ? subscription : null),
  })
}

beforeAll(async () => {
  site = await openSite()
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

describe('S03.1: the replacement of a validator', () => {
  const day = '2026-03-05T09:00:00Z'
  let page: Page
  const [start, end] = ['Début du remplacement', 'Fin du remplacement']
  beforeAll(async () => {
    site.clock.set(day)
    page = await openAs('sophie.lenoir', '/front-office/profile', day)
    await heading(page, 'Mon compte').waitFor()
  })
  beforeEach(() => field(page, start).fill(''))

  test('the form proposes its end, ten days after its start', async () => {
    await field(page, start).fill('09/03/2026')
    await hasValue(field(page, end), '19/03/2026')
  })

  test('an end before the start is refused, as is a start in the past', async () => {
    await field(page, start).fill('09/03/2026')
    await field(page, end).fill('08/03/2026')
    await field(page, end).blur()
    await refusal(page, 'end_date_replacement', 'La date de fin ne peut pas précéder la date de début')
    await field(page, start).fill('04/03/2026')
    await refusal(page, 'start_date_replacement', "La date de début ne peut pas précéder aujourd'hui")
    await save(page)
    await hasToast(page, 'Un ou plusieurs champs sont incorrects')
  })

  test('clearing the start empties the end', async () => {
    await field(page, start).fill('09/03/2026')
    await field(page, start).fill('')
    await hasValue(field(page, end), '')
  })

  test('the replacement is saved, and « Annuler » restores what was saved', async () => {
    await choose(page, 'Valideur remplaçant', 'Julie Petit')
    await field(page, start).fill('09/03/2026')
    await field(page, 'Téléphone').fill('0199001299')
    await hasValue(field(page, 'Téléphone'), '01 99 00 12 99')
    await save(page)
    await hasToast(page, 'Votre compte a été mis à jour')
    const sophie = await signIn(site.app, email('sophie.lenoir'))
    expect((await sophie.get('/users/me')).body).toMatchObject({
      phone_number: '0199001299',
      start_date_replacement: '2026-03-09',
      end_date_replacement: '2026-03-19',
      ReplacementValidator: { first_name: 'Julie' },
    })
    await field(page, 'Nom').fill('Autre')
    await button(page, 'Annuler').click()
    await hasToast(page, 'Vos modifications ont été annulées')
    await hasValue(field(page, 'Nom'), 'Lenoir')
  })
})

describe('S03.5: a validator who leaves', () => {
  test('is not deleted while somebody has no other; is deactivated with a warning', async () => {
    const { page, go } = await site.open({ email: email('nadia.roche') })
    await go('/usermanagement/6')
    await heading(page, 'Sophie Lenoir').waitFor()
    await button(page, 'Supprimer').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    const refused = page.getByRole('dialog', { name: 'Suppression impossible' })
    await refused.getByText('Cet utilisateur est le seul valideur de 1 utilisateur(s)').waitFor()
    await refused.getByRole('link', { name: 'Karim Benali' }).waitFor()
    await refused.getByRole('button', { name: 'Fermer' }).last().click()
    await button(page, 'Désactiver').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver' }).click()
    const warned = page.getByRole('dialog', { name: "Cet utilisateur est désigné par d'autres" })
    await warned.getByRole('link', { name: 'Karim Benali (valideur de niveau 1)' }).waitFor()
    await warned.getByRole('button', { name: 'Fermer' }).last().click()
    await button(page, 'Réactiver').click()
    await hasToast(page, 'Utilisateur réactivé')

    // The only account of a supplier says whom it leaves without one, before it is closed or removed.
    const [only] = await site.context.db.system('seed', (tx) =>
      tx.query<{ id: number; name: string; supplier: number }>(
        `select u.id, s.name, s.id as supplier from "user" u join user_supplier_ids j on j.user_id = u.id
           join supplier s on s.id = j.supplier_id and s.supplier_status_id = 1
         where u.status_id = 1 and (select count(*) from user_supplier_ids o where o.supplier_id = s.id) = 1 order by u.id limit 1`,
      ),
    )
    await go(`/usermanagement/${only?.id}`)
    for (const act of ['Désactiver', 'Supprimer']) {
      await button(page, act).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByText('Sont touchés : 1 fournisseur sans compte.').waitFor()
      const link = asked.getByRole('link', { name: only?.name ?? '', exact: true })
      expect(await link.getAttribute('href')).toBe(`/back-office/supplier/${only?.supplier}`)
      await asked.getByRole('button', { name: 'Annuler' }).click()
    }
  })
})

describe('S15.3: acting as somebody else', () => {
  test('the banner tells it, nothing of the account changes, and the own session comes back', async () => {
    const { page, go } = await site.open({ email: email('nadia.roche') })
    await go('/usermanagement/5')
    await button(page, 'Agir en tant que').click()
    const banner = page.getByText('Vous agissez en tant que Karim Benali (session de Nadia Roche).')
    await banner.waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/front-office/)
    const nav = page.getByRole('navigation', { name: 'Navigation principale' })
    await page.getByRole('combobox', { name: 'Adhérent' }).click()
    await page.getByRole('listbox').waitFor()
    expect((await page.getByRole('option').allTextContents()).filter((one) => !/^GHT/.test(one))).toEqual([
      'CH de Valmont',
    ])
    await page.keyboard.press('Escape')
    await nav.getByRole('button', { name: 'Catalogues' }).click()
    await nav.getByRole('link', { name: 'Alimentaire', exact: true }).click()
    await hasCount(nav.getByRole('link', { name: 'Non alimentaire' }), 0)
    await order(page, 'Rôti de porc filet', '14')
    await openCart(page, site, 'Boucherie Martin')
    await button(page, 'Envoyer la commande').click()
    await confirmSending(page)
    await hasToast(page, 'Commande soumise à validation')
    const [made] = await site.context.db.system('seed', (tx) =>
      tx.query<{ id: number }>(`select max(id)::int as id from "order" where user_id = 5`),
    )
    const told = await site.admin.get(`/history/entity/?model=Order&entity_id=${made?.id}`)
    const lines = (told.body as { data: Record<string, unknown>[] }).data
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      expect(line).toMatchObject({
        User: { first_name: 'Karim' },
        impersonated_by: { first_name: 'Nadia', last_name: 'Roche' },
      })
    await page.goto(`${site.url}/front-office/profile`)
    await page.getByText('Cette action est impossible lorsque vous agissez').waitFor()
    await hasCount(page.getByRole('link', { name: 'Modifier mon mot de passe' }), 0)
    await hasCount(button(page, 'Enregistrer'), 0)
    await button(page, 'Quitter').click()
    await heading(page, 'Bonjour Nadia').waitFor()
    await hasCount(page.getByText('Vous agissez en tant que'), 0)
  })

  test('it is offered neither for oneself nor for the same level', async () => {
    const other = await addPerson(site, { email: 'autre@sa.example', profile: 'SA', last_name: 'Admin' })
    const { page, go } = await site.open({ email: email('nadia.roche') })
    for (const id of [1, other]) {
      await go(`/usermanagement/${id}`)
      await button(page, 'Historique').first().waitFor()
      await page.getByRole('combobox', { name: /^Profil/ }).waitFor()
      await hasCount(button(page, 'Agir en tant que'), 0)
    }
    const nadia = await signIn(site.app, email('nadia.roche'))
    expect((await nadia.post('/auth/impersonate', { id: other })).status).toBe(403)
  })
})

describe('S15.4: what another member would see', () => {
  test('with the token of Karim’s page, nothing of A3 answers, though A3 has it', async () => {
    const page = await openAs('karim.benali', '/front-office/')
    await heading(page, 'Bonjour Karim').waitFor()
    const asked = [
      ['Adherent', 'id', { status: 403, type: 'err403' }],
      ['Order', 'adherent_id', { status: 200, total: 0 }],
      ['Inventory', 'adherent_id', { status: 200, total: 0 }],
      ['Litigation', 'adherent_id', { status: 200, total: 0 }],
    ] as const
    const a3 = { operator: 'eq', value: 3 }
    await plantForA3()
    for (const [model, name, expected] of asked) {
      const search = { model, fields: [{ name, ...a3 }] }
      expect((await site.admin.put('/search/', search)).body.total, model).toBeGreaterThan(0)
      expect(await fromPage(page, 'PUT', '/search/', search), model).toMatchObject(expected)
    }
    const files = { model: 'File', fields: [{ name: 'id', operator: 'gte', value: 1 }] }
    expect(await fromPage(page, 'PUT', '/search/', files)).toMatchObject({ status: 403, type: 'err403' })
    expect(await fromPage(page, 'GET', '/supplier/adherent/3')).toMatchObject({ status: 403, type: 'err403' })
    expect(await fromPage(page, 'GET', '/supplier/adherent/1')).toMatchObject({ status: 200 })
  })

  const plantForA3 = () =>
    site.context.db.system('seed', async (tx) => {
      await tx.query(
        `insert into "order" (number, adherent_id, supplier_id, user_id, create_order_date, ask_delivery_date)
         values ('C-A3', 3, 5, 10, now(), current_date)`,
      )
      await tx.query(
        `insert into inventory (adherent_id, label, inventory_date, user_id) values (3, 'A3', current_date, 10)`,
      )
      await tx.query(
        `insert into litigation (adherent_id, supplier_id, litigation_date, user_id) values (3, 5, current_date, 10)`,
      )
    })

  /** Calls the API as the page does, with the token that it keeps. */
  const fromPage = (page: Page, method: string, path: string, body?: object) =>
    page.evaluate(
      async ([way, to, sent]) => {
        const headers = {
          authorization: localStorage.getItem('token') ?? '',
          ...(sent ? { 'content-type': 'application/json' } : {}),
        }
        const answer = await fetch(`/api${to}`, { method: way, headers, body: sent })
        return { ...(await answer.json()), status: answer.status }
      },
      [method, path, body && JSON.stringify(body)] as const,
    )
})

describe('S15.8: history', () => {
  test('of a telephone five rows, then more; of validators who was chosen and who no longer', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await change({ phone_number: `019900200${n}` })
    await change({ validator_two: 8 })
    await change({ validator_two: null })
    const { page, go } = await site.open({ email: email('nadia.roche') })
    await go('/usermanagement/5')
    await button(page, 'Historique du champ Téléphone').click()
    const rows = page.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(5)
    await page.getByRole('dialog').getByRole('button', { name: 'Afficher plus' }).click()
    await expect.poll(() => rows.count()).toBe(6)
    await pressEscape(page)
    await button(page, 'Historique du champ Valideur de niveau 2').click()
    await rows.filter({ hasText: 'Julie Petit' }).first().waitFor()
    await hasCount(rows, 2)
  })

  const change = async (values: object) => {
    const { body } = await site.admin.get('/users/5')
    const answer = await site.admin.put('/users/update/5', { ...values, lock_version: body.lock_version })
    expect(answer.status).toBe(200)
  }
})

describe('the avatar', () => {
  test('is cropped, kept with the account and shown in the top bar', async () => {
    const page = await openAs('julie.petit', '/front-office/profile')
    await heading(page, 'Mon compte').waitFor()
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
    const box = page.locator('[data-field=avatar_file_id]')
    const choose = () =>
      box
        .locator('input[type=file]')
        .setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: picture })
    await choose()
    const refusal = {
      status: 403,
      contentType: 'application/json',
      body: '{"type":"err403","display":"Non"}',
    }
    await page.route('**/api/file', (route) => route.fulfill(refusal), { times: 1 })
    await button(page, 'Recadrer').click()
    await button(page, 'Utiliser cette image').click()
    await box.getByText("Vous n'avez pas les droits nécessaires pour téléverser cette image").waitFor()
    await choose()
    await button(page, 'Recadrer').click()
    await button(page, 'Utiliser cette image').click()
    await hasToast(page, /: image téléversée$/)
    await box.getByRole('button', { name: "Modifier l'image" }).waitFor()
    await save(page)
    await hasToast(page, 'Votre compte a été mis à jour')
    const shown = button(page, 'Menu de Julie Petit').locator('img')
    await expect.poll(() => shown.getAttribute('src')).toMatch(/^\/upload\/user\//)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
  })
})

describe('the password', () => {
  test('is changed by its own screen: rules shown live, saved once touched', async () => {
    const page = await openAs('tom.garnier', '/front-office/profile')
    await page.getByRole('link', { name: 'Modifier mon mot de passe' }).click()
    await heading(page, 'Modification du mot de passe').waitFor()
    await hasCount(button(page, 'Enregistrer'), 0)
    await field(page, 'Mot de passe actuel').fill('Faux2026!')
    await field(page, 'Nouveau mot de passe').fill('Marmite8Cuivre')
    await field(page, 'Confirmation').fill('Marmite9Cuivre')
    await save(page)
    await page.getByText('Les mots de passes ne correspondent pas').waitFor()
    // The message appears as the field is left: the first click is none that misses a button which moved.
    await hasToast(page, 'Un ou plusieurs champs sont incorrects')
    await field(page, 'Nouveau mot de passe').fill('Ratatouille7!')
    await field(page, 'Confirmation').fill('Ratatouille7!')
    await save(page)
    await page.getByText('Mot de passe actuel incorrect').first().waitFor()
    await field(page, 'Mot de passe actuel').fill('Portail2026!')
    expect(await seenByAxe(page)).toEqual([])
    await save(page)
    await hasToast(page, 'Votre mot de passe a été modifié')
    await heading(page, 'Mon compte').waitFor()
    expect((await signIn(site.app, email('tom.garnier'), 'Ratatouille7!')).id).toBe(9)
  })
})

describe('the address and the sessions', () => {
  test('another address asks the password and waits for its link, whose page does nothing by itself', async () => {
    const page = await openAs('hugo.vidal', '/front-office/profile')
    for (const [label, token] of [
      ['Prénom', 'given-name'],
      ['Nom', 'family-name'],
      ['E-mail', 'email'],
      ['Téléphone', 'tel'],
    ] as const)
      expect(await field(page, label).getAttribute('autocomplete'), label).toBe(token)
    const fresh = 'h.vidal@demo.example'
    await field(page, 'E-mail').fill(fresh)
    await field(page, 'Mot de passe actuel').fill('Faux-2026!')
    await save(page)
    await page.getByText('Mot de passe actuel incorrect').waitFor()
    await field(page, 'Mot de passe actuel').fill('Portail2026!')
    expect(await seenByAxe(page)).toEqual([])
    await save(page)
    await hasToast(page, `Un lien de confirmation a été envoyé à ${fresh}`)
    await page.getByText(`${fresh} deviendra votre adresse`).waitFor()
    await hasValue(field(page, 'E-mail'), email('hugo.vidal'))

    await page.goto(
      `${site.url}/security/confirm-email?token=${secretIn((await mailsTo(site, fresh)).at(-1))}`,
    )
    await page.getByRole('heading', { name: 'Confirmez votre adresse e-mail' }).waitFor()
    expect(page.url()).toBe(`${site.url}/security/confirm-email`)
    await signIn(site.app, email('hugo.vidal'))
    expect(await seenByAxe(page)).toEqual([])
    await button(page, 'Confirmer cette adresse').click()
    await page.getByText(`L'adresse de votre compte est maintenant ${fresh}`).waitFor()
    await signIn(site.app, fresh)
  })

  test('« Mes sessions » shows where the account is open, and closes it there', async () => {
    const page = await openAs('julie.petit', '/front-office/profile')
    const other = await signIn(site.app, email('julie.petit'))
    await page.reload()
    const card = page.getByRole('region', { name: 'Mes sessions' })
    await card.getByText('Cette session').waitFor()
    const lines = card.getByRole('listitem')
    const before = await lines.count()
    await card
      .getByRole('button', { name: /^Fermer la session/ })
      .first()
      .click()
    await hasToast(page, 'La session a été fermée')
    await hasCount(lines, before - 1)
    await card
      .getByRole('button', { name: 'Fermer toutes les autres sessions' })
      .or(card.getByText("n'est ouvert nulle part"))
      .first()
      .waitFor()
    await expect.poll(async () => (await other.get('/users/me')).status).toBe(401)
    expect(await seenByAxe(page)).toEqual([])
  })

  test('notifications come to a device whose person asks for them, and leave it with the session', async () => {
    const { page } = await site.open({ email: email('luc.fabre'), serviceWorkers: 'allow' })
    await page.context().addInitScript(subscribeWithoutService, pushKeys())
    await page.goto(`${site.url}/front-office/profile`)
    const card = page.getByRole('region', { name: 'Notifications sur cet appareil' })
    await page.evaluate(() => {
      Notification.requestPermission = async () => 'denied'
    })
    await card.getByRole('button', { name: 'Activer sur cet appareil' }).click()
    await card.getByText(/Votre navigateur refuse/).waitFor()
    await page.context().grantPermissions(['notifications'])
    await page.reload()
    await card.getByRole('button', { name: 'Activer sur cet appareil' }).click()
    await hasToast(page, 'Les notifications sont activées sur cet appareil')
    await card.getByText('Chrome sur Linux').waitFor()
    await card.getByText('Cet appareil', { exact: true }).waitFor()
    expect(await seenByAxe(page)).toEqual([])

    const devtools = await page.context().newCDPSession(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    let registrationId = ''
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const one of registrations)
        if (one.scopeURL.startsWith(site.url) && !one.isDeleted) registrationId = one.registrationId
    })
    await devtools.send('ServiceWorker.enable')
    const data = JSON.stringify({
      title: 'Commande validée',
      body: 'C-12',
      url: '/front-office/orders',
      tag: 'n',
    })
    await expect.poll(() => registrationId).not.toBe('')
    // A browser without a desktop has nowhere to show it: what the real worker asks to be shown, at the real message.
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
    const shown = await worker.evaluateHandle(() => {
      const list: unknown[] = []
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
        void list.push([title, options?.body])
      return list
    })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
    await expect.poll(() => shown.jsonValue()).toEqual([['Commande validée', 'C-12']])

    const left = () => site.context.db.system('seed', (tx) => tx.query('select id from push_device'))
    expect(await left()).toHaveLength(1)
    await page.goto(`${site.url}/front-office/logout`)
    await page.getByLabel('Adresse e-mail').waitFor()
    expect(await left()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /push/.test(key)))).toEqual([])
  })

  test('a key of the API is made, shown once and revoked; a webhook is kept; the help centre says how', async () => {
    const page = await openAs('nadia.roche', '/back-office/profile')
    const card = page.getByRole('region', { name: "Clés d'API" })
    await card.getByRole('button', { name: 'Créer une clé' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom').fill('Gestion des stocks')
    await button(page, 'Toutes celles de consultation').click()
    await dialog.getByLabel('Mot de passe actuel').fill('Portail2026!')
    expect(await seenByAxe(page)).toEqual([])
    await button(page, 'Créer la clé').click()
    await dialog.getByText(/^pak_/).waitFor()
    await button(page, "Je l'ai copié").click()
    await card.getByText(/^Clé finissant par/).waitFor()
    await card.getByRole('button', { name: 'Révoquer la clé : Gestion des stocks' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click()
    await hasToast(page, 'La clé a été révoquée')
    await card.getByText("Vous n'avez aucune clé.").waitFor()

    await button(page, 'Créer un webhook').click()
    await dialog.getByLabel('Nom').fill('Stock')
    await dialog.getByLabel('Adresse').fill('https://10.0.0.1/portail')
    await dialog.getByLabel('Événements').click()
    await page.getByRole('option', { name: 'Commande envoyée' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Créer un webhook' }).click()
    await dialog.getByText(/mène à un réseau privé/).waitFor()
    await dialog.getByLabel('Adresse').fill('https://stock.example/portail')
    await dialog.getByRole('button', { name: 'Créer un webhook' }).click()
    await page.getByText(/^whsec_/).waitFor()
    await button(page, "Je l'ai copié").click()
    await button(page, 'Envois du webhook : Stock').click()
    await dialog.getByText("Rien n'a encore été envoyé.").waitFor()
    expect(await seenByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: "Comment utiliser l'API" }).click()
    await page.getByRole('heading', { name: "L'API du portail" }).waitFor()
    expect(await seenByAxe(page)).toEqual([])
  })
})

const look2 = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

describe('the second factor', () => {
  const code = (secret: string | null) =>
    new TOTP({ secret: Secret.fromBase32(String(secret).replaceAll(' ', '')) }).generate({
      timestamp: site.clock.now().getTime(),
    })
  /** The login page, in a browser where nobody is signed in. */
  const loginPage = async () => {
    const { page } = await site.open()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${site.url}/login`)
    return page
  }

  test('is set up in « Mon compte », and asked for by the next login', async () => {
    const page = await openAs('karim.benali', '/front-office/profile')
    const card = page.getByRole('region', { name: 'Double authentification' })
    await card.getByRole('button', { name: 'Activer' }).click()
    await card.getByLabel('Mot de passe actuel').fill('Portail2026!')
    await card.getByRole('button', { name: 'Continuer' }).click()
    await card.getByRole('img', { name: 'QR code' }).waitFor()
    expect(await seenByAxe(page)).toEqual([])
    const secret = await card.locator('code').textContent()
    await card.getByLabel('Code à 6 chiffres').fill('000000')
    await card.getByRole('button', { name: 'Activer la double authentification' }).click()
    await card.getByText('Code incorrect ou déjà utilisé').waitFor()
    await card.getByLabel('Code à 6 chiffres').fill(code(secret))
    await card.getByRole('button', { name: 'Activer la double authentification' }).click()
    await hasCount(card.getByRole('listitem'), 10)
    const recovery = await card.getByRole('listitem').first().textContent()
    await card.getByRole('button', { name: 'Je les ai notés' }).click()
    await card.getByText('Codes de secours restants : 10.').waitFor()

    site.clock.advance(30_000)
    const other = await loginPage()
    await logIn(other, email('karim.benali'), 'Portail2026!')
    await other.getByLabel('Code à 6 chiffres').fill('000000')
    await button(other, 'Se connecter').click()
    await other.getByText('Code incorrect ou déjà utilisé').waitFor()
    expect(await look(other)).toEqual([])
    await other.getByLabel('Code à 6 chiffres').fill(code(secret))
    await button(other, 'Se connecter').click()
    await other.waitForURL('**/front-office/**')
    const last = await loginPage()
    await logIn(last, email('karim.benali'), 'Portail2026!')
    await button(last, 'Utiliser un code de secours').click()
    await last.getByLabel('Code de secours').fill(String(recovery))
    await button(last, 'Se connecter').click()
    await last.waitForURL('**/front-office/**')
  })

  test('is a passkey too: made in « Mon compte », it opens a session alone and after the password', async () => {
    const page = await loginPage()
    const url = site.url.replace('127.0.0.1', 'localhost')
    const { publicUrl } = site.context.config
    site.context.config.publicUrl = url
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    const anew = async () => {
      await page.goto(`${url}/healthz`)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${url}/login`)
    }
    await anew()
    await button(page, "Utiliser une clé d'accès").click()
    await page.getByText("Aucune clé d'accès n'a été utilisée").waitFor()
    expect(await look(page)).toEqual([])
    await logIn(page, email('sophie.lenoir'), 'Portail2026!')
    await page.waitForURL('**/front-office/**')
    await page.goto(`${url}/front-office/profile`)
    const card = page.getByRole('region', { name: "Clés d'accès" })
    await card.getByRole('button', { name: "Ajouter une clé d'accès" }).click()
    await card.getByLabel('Nom de la clé').fill('Poste de la cuisine')
    await card.getByLabel('Mot de passe actuel').fill('Portail2026!')
    expect(await seenByAxe(page)).toEqual([])
    await card.getByRole('button', { name: 'Continuer' }).click()
    await card.getByText('Poste de la cuisine', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Je les ai notés' }).click()
    await look2(page, 'passkeys')

    await anew()
    await button(page, "Utiliser une clé d'accès").click()
    await page.waitForURL('**/front-office/**')

    await anew()
    await logIn(page, email('sophie.lenoir'), 'Portail2026!')
    await look2(page, 'login-passkey')
    await button(page, "Utiliser une clé d'accès").click()
    await page.waitForURL('**/front-office/**')

    await page.goto(`${url}/front-office/profile`)
    await card.getByRole('button', { name: 'Renommer la clé' }).click()
    await card.getByLabel('Nom de la clé').fill('Tablette')
    await card.getByRole('button', { name: 'Renommer', exact: true }).last().click()
    await card.getByRole('button', { name: 'Retirer la clé « Tablette »' }).click()
    await card.getByLabel('Mot de passe actuel').fill('Portail2026!')
    await card.getByRole('button', { name: 'Retirer', exact: true }).last().click()
    await card.getByText("Aucune clé d'accès pour l'instant.").waitFor()
    site.context.config.publicUrl = publicUrl ?? url
  })

  test('is set up at the login where the profile asks for it', async () => {
    await site.context.db.system('session', (tx) =>
      tx.query(
        `update profile set two_factor_required = true where id = (select profile_id from "user" where email = $1)`,
        [email('claire.moreau')],
      ),
    )
    const page = await loginPage()
    await logIn(page, email('claire.moreau'), 'Portail2026!')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    expect(await look(page)).toEqual([])
    await page.getByLabel('Code à 6 chiffres').fill(code(await page.locator('code').textContent()))
    await button(page, 'Activer et se connecter').click()
    await hasCount(page.getByRole('main').getByRole('listitem'), 10)
    await button(page, 'Je les ai notés, continuer').click()
    await page.waitForURL('**/back-office/**')
  })
})

describe('the account of a supplier', () => {
  test('has three tabs; another billing address is written beside the office’s', async () => {
    const page = await openAs('fm@martin.example', '/tenders/profile')
    await page.getByRole('tab', { name: 'Informations fournisseur' }).click()
    await field(page, 'SIRET').waitFor()
    await expect.poll(() => field(page, 'SIRET').inputValue()).toMatch(/^\d{3} \d{3} \d{3} \d{5}$/)
    await page.getByRole('switch', { name: 'Adresse de facturation identique' }).uncheck()
    const billing = page.getByRole('group', { name: 'Facturation' })
    await billing.getByLabel('Adresse', { exact: false }).first().fill('9 rue de la Facture')
    await billing.getByLabel('Code postal').fill('57000')
    await billing.getByRole('combobox', { name: /^Ville/ }).click()
    await page.getByRole('option', { name: 'Metz' }).click()
    await hasValue(billing.getByRole('combobox', { name: /^Département/ }), 'Moselle')
    await billing.getByRole('combobox', { name: /^Pays/ }).click()
    await page.getByRole('option', { name: 'France', exact: true }).click()
    expect(await seenByAxe(page)).toEqual([])
    await save(page)
    await hasToast(page, 'Les informations du fournisseur ont été mises à jour')
    await page.getByRole('tab', { name: 'Catalogue' }).click()
    await page.getByText('Alimentaire').waitFor()
    await hasCount(page.getByRole('tabpanel').getByRole('textbox'), 0)
  })
})
