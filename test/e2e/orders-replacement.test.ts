import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { readImportantMessages } from '../kit/important-messages'
import { addTo, kitchen, members } from '../kit/kitchen'
import { toldOf } from '../kit/outbox'
import { hasValue, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { choose, field, save } from './accounts-kit'
import { button, confirmSending, hasToast, heading, openCart, order } from './orders-kit'

let site: Site
const sql = (text: string) => site.context.db.system('seed', (tx) => tx.query(text))

/** Opens a page at a moment, for the server and for the browser. */
async function at(moment: string, name: string, path: string): Promise<Page> {
  site.clock.set(moment)
  const { page } = await site.open({ email: `${name}@demo.example` })
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(`${site.url}/front-office${path}`)
  return page
}

/** An order that somebody submits, past the screens. */
async function submitted(name: 'karim' | 'julie'): Promise<OrderAnswer> {
  const who = (await kitchen(site, name))[name]
  const { body } = await addTo(who, members.A1, ['AR1', 14])
  return (await who.post<OrderAnswer>(`/order/${body.id}/submit`)).body
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-05T09:00:00Z')
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

describe('a replacement validator (S03)', () => {
  test('1: Sophie names Julie from 9 March; the form proposes the end', async () => {
    const sophie = await at('2026-03-05T09:00:00Z', 'sophie.lenoir', '/profile')
    await choose(sophie, 'Valideur remplaçant', 'Julie Petit')
    await field(sophie, 'Début du remplacement').fill('09/03/2026')
    await hasValue(field(sophie, 'Fin du remplacement'), '19/03/2026')
    await save(sophie)
    await hasToast(sophie, 'Votre compte a été mis à jour')
  })

  test('2: both are told of Karim’s order; Julie validates it, and the order says for whom', async () => {
    const karim = await at('2026-03-10T08:00:00Z', 'karim.benali', '/catalogs/food')
    await order(karim, 'Rôti de porc filet', '14')
    await openCart(karim, site, 'Boucherie Martin')
    await button(karim, 'Envoyer la commande').click()
    await confirmSending(karim)
    await hasToast(karim, 'Commande soumise à validation')
    const [row] = await sql(`select max(id)::int as id from "order"`)
    const id = Number(row?.id)
    expect((await toldOf(site, id, 'order_to_validate')).map(({ user }) => user).sort()).toEqual([
      'Julie',
      'Sophie',
    ])
    const julie = await at('2026-03-10T08:05:00Z', 'julie.petit', '/carts/to-validate')
    const card = julie.getByRole('listitem').filter({ hasText: 'Boucherie Martin' })
    await card.getByText('En remplacement').waitFor()
    expect(await seenByAxe(julie, { within: 'main' })).toEqual([])
    await card.getByRole('button', { name: 'Valider' }).click()
    await hasToast(julie, 'Commande validée')
    await julie.goto(`${site.url}/front-office/orders/tracking/${id}`)
    await julie.getByText('Validée par Julie Petit').waitFor()
    await julie.getByText('(pour Sophie Lenoir)').waitFor()
    await julie.getByText('Envoyée au fournisseur').first().waitFor()
  })

  test('3: Julie is not asked about her own order, and cannot decide it; Sophie can', async () => {
    await sql('update "user" set validator_one = 6 where id = 8')
    const own = await submitted('julie')
    const julie = await at('2026-03-10T09:00:00Z', 'julie.petit', '/carts/to-validate')
    await julie.getByText('Aucune commande à valider').waitFor()
    await julie.goto(`${site.url}/front-office/carts/to-validate/${own.id}`)
    await heading(julie, new RegExp(own.number)).waitFor()
    await expect.poll(() => button(julie, 'Valider').count()).toBe(0)
    const { body } = await (await kitchen(site, 'julie')).julie.post(`/order/${own.id}/validate`)
    expect(body).toMatchObject({ type: 'err513' })
    const sophie = await at('2026-03-10T09:05:00Z', 'sophie.lenoir', '/carts/to-validate')
    await button(sophie, 'Valider').click()
    await hasToast(sophie, 'Commande validée')
    await sql('update "user" set validator_one = null where id = 8')
  })

  test('4: the day after its end Julie no longer sees what waits for Sophie', async () => {
    site.clock.set('2026-03-20T09:00:00Z')
    const late = await submitted('karim')
    const julie = await at('2026-03-20T09:05:00Z', 'julie.petit', '/carts/to-validate')
    await julie.getByText('Aucune commande à valider').waitFor()
    const { body } = await (await kitchen(site, 'julie')).julie.post(`/order/${late.id}/validate`)
    expect(body).toMatchObject({ type: 'err403' })
    const sophie = await at('2026-03-20T09:06:00Z', 'sophie.lenoir', '/carts/to-validate')
    await sophie.getByText('1 commande attend votre décision').waitFor()
    await sophie.getByText(late.number).waitFor()
    await button(sophie, 'Valider').click()
    await hasToast(sophie, 'Commande validée')
  })

  test('5: once Sophie is deactivated, Karim cannot send and is told why', async () => {
    await sql('update "user" set status_id = 2 where id = 6')
    const karim = await at('2026-03-23T08:00:00Z', 'karim.benali', '/catalogs/food')
    await order(karim, 'Rôti de porc filet', '14')
    await openCart(karim, site, 'Boucherie Martin')
    await button(karim, 'Envoyer la commande').click()
    await confirmSending(karim)
    await karim
      .getByText("Aucun valideur de niveau 1 n'est disponible pour cette commande.")
      .first()
      .waitFor()
    expect(await sql(`select 1 from "order" where status = '100' and adherent_id = 1`)).toHaveLength(1)
  })
})
