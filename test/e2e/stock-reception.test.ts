import { afterAll, beforeAll, expect, test } from 'vitest'
import { barcodesOf } from '../../server/seed/identifiers'
import { eanBars } from '../kit/ean'
import { button, hasValue, scan, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site, type SitePage } from '../kit/site'
import { hasToast, plain } from './orders-kit'

let site: Site
let julie: SitePage
let today: string

beforeAll(async () => {
  site = await openSite()
  today = site.clock.now().toISOString().slice(0, 10)
  julie = await site.open({
    email: 'julie.petit@demo.example',
    viewport: { width: 820, height: 1180 },
    serviceWorkers: 'allow',
  })
})
afterAll(() => site?.close())

/** The supplier confirms the first line and has one of the second less than asked, past the screens. */
const announced = (id: number, [first, second]: readonly number[]) =>
  site.context.db.system('seed', async (tx) => {
    await tx.query(
      `update order_line set confirmed_state = 'ok', confirmed_quantity = quantity where id = $1`,
      [first],
    )
    await tx.query(
      `update order_line set confirmed_state = 'short', confirmed_quantity = quantity - 1 where id = $1`,
      [second],
    )
    await tx.query('update "order" set confirm_order_date = now() where id = $1', [id])
  })

/** Who was written to, and who was told, of a litigation that left. */
const told = (id: number) =>
  site.context.db.system('seed', async (tx) => {
    const mails = await tx.query<{ kind: string; to: string }>(
      `select kind, "to" from email_outbox where about_model = 'Litigation' and about_id = $1 order by id`,
      [id],
    )
    const people = await tx.query<{ email: string }>(
      `select u.email from notification n join "user" u on u.id = n.user_id where n.model = 'Litigation' and n.entity_id = $1`,
      [id],
    )
    return {
      mails: mails.map(({ kind, to }) => (kind === 'litige_fournisseur' ? kind : `${kind} ${to}`)),
      people: people.map(({ email }) => email),
    }
  })

const sign = async () => {
  const { page } = julie
  await button(page, 'Signer la réception').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }).click()
}

test('S05 on a tablet: quantities, prices and temperature are typed, the claim is proposed, the stock moves', async () => {
  const { page } = julie
  const order = await sentOrder(site, {
    articles: [
      [1, '18'],
      [2, '6'],
    ],
    day: today,
  })
  await announced(order.id, order.lines)
  await page.goto(`${site.url}/front-office/orders/receive/${order.id}`)
  await page.getByText('Commandé 6 cartons · confirmé 5 cartons').waitFor()
  await hasValue(page.getByLabel(/^Quantité du bon, Rôti/), '18')
  await hasValue(page.getByLabel(/^Quantité du bon, Steak/), '5')
  await page.getByLabel(/^Quantité du bon, Steak/).fill('6')
  await hasValue(page.getByLabel(/^Quantité acceptée, Steak/), '6')
  await page.getByLabel('Réceptionnaire').fill('M. Petit')
  await page.getByLabel(/^N° du bon de livraison/).fill('BL-7781')
  await page.getByLabel(/^Quantité acceptée, Rôti/).fill('17,5')
  await page.getByLabel(/^Motif de refus, Rôti/).fill('0,5 kg déchiré')
  await page.getByLabel(/^Prix du bon, Steak/).fill('9,60')
  await page.getByLabel('Température du frais').fill('5,2')
  await page.getByText('Au-dessus de 4,0 °C : commentaire obligatoire').waitFor()
  await page.getByLabel(/^Commentaire/).fill('Camion à 5,2 °C')
  await page.getByText('448,20 €').first().waitFor()
  await page.getByText('437,75 €').first().waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await sign()
  await page.getByText('Un litige est proposé').waitFor()
  await page.getByText('10,45', { exact: false }).first().waitFor()
  await page.getByText('Taux de service : 98,96 %').waitFor()
  await page.getByRole('link', { name: /^Bon de stock/ }).click()
  await page.getByText('437,75 €').first().waitFor()
  await page.goBack()
})

test('S05 step 5: the claim is sent, the supplier grants the credit, and it is recovered whole', async () => {
  const { page } = julie
  await page.getByRole('link', { name: 'Litige', exact: true }).click()
  await page.getByText('À envoyer', { exact: true }).waitFor()
  await button(page, 'Envoyer au fournisseur').click()
  await hasToast(page, 'Litige envoyé au fournisseur')
  await page.getByText('Ouvert', { exact: true }).waitFor()
  const id = Number(page.url().split('/').at(-1))
  expect(await told(id)).toEqual({
    mails: ['litige_fournisseur', 'litige_charge_mission claire.moreau@demo.example'],
    people: ['claire.moreau@demo.example'],
  })
  const martin = (await site.open({ email: 'fm@martin.example' })).page
  await martin.goto(`${site.url}/tenders/litigations/${id}`)
  await button(martin, 'Accepter un avoir').click()
  const credit = martin.getByRole('dialog')
  await hasValue(credit.getByLabel('Montant accepté HT'), '10,45')
  await credit.getByRole('button', { name: 'Accepter un avoir' }).click()
  await martin.getByText('Avoir accepté', { exact: true }).first().waitFor()
  await martin.context().close()
  await page.reload()
  await button(page, "Saisir l'avoir reçu").click()
  await page.getByRole('dialog').getByRole('textbox').fill('AV-552')
  await page.getByRole('dialog').getByRole('button', { name: "Saisir l'avoir reçu" }).click()
  await page.getByText('Avoir reçu', { exact: true }).first().waitFor()
  const facts = page.getByRole('main')
  for (const [label, value] of [
    ["N° de l'avoir", 'AV-552'],
    ['Récupération', '100 %'],
  ] as const)
    await facts
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .getByText(value)
      .first()
      .waitFor()
})

/** The worker has the page and all of its code. */
const isKeptForLater = (page: SitePage['page']) =>
  page.waitForFunction(async () => {
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const kept = await Promise.all(
      ['/front-office', ...code.map(({ name }) => name)].map((one) => caches.match(one)),
    )
    return kept.every(Boolean)
  })

test('opened in the morning, the list of the day and its receptions work without a network; what is signed leaves once when it is back', async () => {
  const { page } = julie
  const order = await sentOrder(site, { articles: [[1, '4']], day: today })
  const inList = page.locator(`main a[href="/front-office/orders/receive/${order.id}"]`)
  await page.goto(`${site.url}/front-office/orders/receive`)
  await inList.waitFor()
  await page.waitForFunction(
    (id) => Object.keys(localStorage).some((key) => new RegExp(`^receptionOrder\\..*\\.${id}$`).test(key)),
    order.id,
  )
  await isKeptForLater(page)
  await page.context().setOffline(true)
  await page.reload()
  await inList.click()
  await page.getByText(/^Sans réseau/).waitFor()
  await button(page, 'Tout est conforme').click()
  await page.getByLabel('Réceptionnaire').fill('M. Petit')
  await page.reload()
  await hasValue(page.getByLabel('Réceptionnaire'), 'M. Petit')
  await hasValue(page.getByLabel(/^Quantité acceptée, Rôti/), '4')
  await sign()
  await page.getByText('Réception signée sur cet appareil').waitFor()
  await page.getByText("Hors ligne – 1 réception en attente d'envoi").waitFor()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^reception/.test(key)))
  expect(await kept(), 'every page of the device is told').toContain('receptionsKept')
  await button(page, /^Menu de/).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await page.getByRole('alertdialog').getByText("1 réception signée n'est pas encore envoyée").waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await page.context().setOffline(false)
  await page.getByText(/^Réception de .* envoyée$/).waitFor()
  expect(await kept()).not.toContain('receptionsKept')
  const rows = await site.context.db.system('seed', (tx) =>
    tx.query('select count(*)::int as n, max(receiver_name) as who from reception where order_id = $1', [
      order.id,
    ]),
  )
  expect(rows).toEqual([{ n: 1, who: 'M. Petit' }])
})

const picture = {
  name: 'bon.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
/** What the server keeps of the receptions of an order. */
const keptOf = (id: number) =>
  site.context.db.system('seed', (tx) =>
    tx.query(
      `select o.status, o.reception_state, o.delivery_total_ht, e.version, e.state,
         (select count(*)::int from reception_file_ids j where j.reception_id = e.id) as photos
       from reception e join "order" o on o.id = e.order_id where o.id = $1 order by e.version`,
      [id],
    ),
  )

test('what was not ordered, a tax and a photo are added; the remainder is awaited; taken up again, too much is confirmed', async () => {
  const { page } = julie
  const order = await sentOrder(site, { articles: [[1, '10']], day: today })
  await page.goto(`${site.url}/front-office/orders/receive/${order.id}`)
  await page.getByLabel(/^Quantité du bon, Rôti/).fill('6')
  await page.getByRole('combobox', { name: 'Ajouter un article livré non commandé' }).fill('carotte')
  await page.getByText('Aucun article').waitFor()
  await page.getByRole('combobox', { name: 'Ajouter un article livré non commandé' }).fill('steak')
  await page.getByRole('option', { name: /^Steak haché/ }).click()
  await page.getByLabel(/^Quantité du bon, Steak/).fill('1')
  await page.getByText('100,40 €').first().waitFor()
  await button(page, 'Ajouter une taxe').click()
  await page.getByLabel('Libellé').fill('Taxe gazole')
  await page.getByLabel('Montant HT').fill('2')
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByAltText('Photo 1 du bon de livraison').waitFor()
  await button(page, 'Signer la réception').click()
  await page.getByRole('dialog').getByLabel('Reliquat attendu').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }).click()
  await button(page, 'bon-de-livraison-1.jpg').waitFor()
  const sums = await page.locator('section dl > div').allTextContents()
  expect(sums.map(plain)).toEqual(['Livré HT100,40 €', 'Dû HT100,40 €'])
  const partial = { status: '400', reception_state: 'partial', delivery_total_ht: '102.40' }
  expect(await keptOf(order.id)).toEqual([{ ...partial, version: 1, state: 'signed', photos: 1 }])

  await button(page, 'Reprendre la réception').click()
  await page.getByText('1 photo déjà jointe').waitFor()
  await page.getByLabel(/^Quantité du bon, Rôti/).fill('11,5')
  await button(page, 'Signer la réception').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Rôti de porc filet : plus de 10 % au-dessus de la commande').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Signer la réception' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Je confirme ces dépassements').check()
  await dialog.getByRole('button', { name: 'Signer la réception' }).click()
  await page.getByText('Réception 1, version 2').first().waitFor()
  const whole = { status: '450', reception_state: 'complete', delivery_total_ht: '151.35' }
  expect(await keptOf(order.id)).toEqual([
    { ...whole, version: 1, state: 'replaced', photos: 1 },
    { ...whole, version: 2, state: 'signed', photos: 1 },
  ])
})

const steak = barcodesOf({ supplier: 1, product: 2 })
const roast = barcodesOf({ supplier: 1, product: 1 })

test('a reader that types leads to the line at the dock, counts its packagings, and says what the order does not know', async () => {
  const { page } = julie
  const order = await sentOrder(site, {
    articles: [
      [1, '10'],
      [2, '6'],
    ],
    day: today,
  })
  await page.goto(`${site.url}/front-office/orders/receive/${order.id}`)
  const delivered = page.getByLabel(/^Quantité du bon, Steak/)
  await delivered.waitFor()
  await scan(page, steak.packaging_gtin)
  await hasValue(delivered, '1')
  await expect.poll(() => delivered.evaluate((input) => input === document.activeElement)).toBe(true)
  await scan(page, steak.packaging_gtin)
  await hasValue(delivered, '2')
  await hasValue(page.getByLabel(/^Quantité acceptée, Steak/), '2')
  await scan(page, `]C101${roast.packaging_gtin}1726123110L-42`)
  const weighed = page.getByLabel(/^Quantité du bon, Rôti/)
  await expect.poll(() => weighed.evaluate((input) => input === document.activeElement)).toBe(true)
  await hasValue(delivered, '2')
  await hasValue(weighed, '')
  await weighed.fill('10')
  await hasValue(page.getByLabel('Lot, Rôti de porc filet'), 'L-42')
  await hasValue(page.getByLabel('DLC / DDM, Rôti de porc filet'), '31/12/2026')
  await scan(page, '3017620422003')
  await page.getByRole('dialog', { name: 'Code inconnu dans cette commande' }).waitFor()
  await hasValue(weighed, '10')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Steak/ })
    .click()
  await expect.poll(() => delivered.evaluate((input) => input === document.activeElement)).toBe(true)
  await hasValue(delivered, '2')
})

test('a code typed by a reader or seen by the camera shows its article in the catalogue', async () => {
  const { page } = julie
  await page.addInitScript((bars) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    // A camera that shows the label goes on showing it.
    const draw = () => {
      if (!context) return
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = '#000'
      for (const [at, bar] of [...bars].entries())
        if (bar === '1') context.fillRect(130 + at * 4, 120, 4, 200)
    }
    navigator.mediaDevices.getUserMedia = async () => {
      if (sessionStorage.getItem('camera') !== 'on') throw new DOMException('Refused', 'NotAllowedError')
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
    const touched = window.matchMedia
    window.matchMedia = (query) =>
      query.includes('coarse') ? { ...touched('all'), matches: true } : touched(query)
  }, eanBars(steak.gtin))
  await page.goto(`${site.url}/front-office/catalogs/food`)
  const search = page.locator('main input[type=search]').first()
  await search.fill('riz')
  await scan(page, roast.gtin)
  await page.getByRole('dialog', { name: /^Rôti de porc filet/ }).waitFor()
  await hasValue(search, 'riz')
  await scan(page, '3017620422003')
  await page.getByText('Aucun article de vos catalogues ne porte le code 3017620422003.').waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Scanner').click()
  const camera = page.getByRole('dialog', { name: 'Scanner un code-barres' })
  await camera.getByText(/^La caméra n'est pas accessible/).waitFor()
  await camera.getByLabel('Ou tapez le code').fill('12')
  await page.keyboard.press('Enter')
  await camera.getByText("Ce n'est pas le code-barres d'un article.").waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await camera.getByLabel('Ou tapez le code').fill(roast.gtin)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Rôti de porc filet/ }).waitFor()
  await page.keyboard.press('Escape')
  // What this browser has no reader for is read by our own, in a worker.
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false)
  await page.evaluate(() => sessionStorage.setItem('camera', 'on'))
  const program = page.waitForResponse(/zxing_reader-[^/]*\.wasm$/)
  await button(page, 'Scanner').click()
  await page.getByRole('dialog', { name: /^Steak haché/ }).waitFor()
  expect(new URL((await program).url()).origin).toBe(new URL(page.url()).origin)
})
