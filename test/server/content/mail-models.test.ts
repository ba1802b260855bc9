import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCancelled, orderSent } from '../../../i18n/fr/order-mails'
import { mailModelNames } from '../../../resources/content/mail-models'
import { queueMail } from '../../../server/mail/queue'
import { call, signIn, type TestActor } from '../../kit/actors'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendDueMails } from '../../kit/send-due-mails'

interface Model {
  name: string
  id: number | null
  subject: string
  body: string
  link: string | null
  notes: string | null
  is_own: boolean
}

let on: TestApp
let nadia: TestActor
let claire: TestActor

beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  claire = await signIn(on.app, 'claire.moreau@demo.example')
})
afterAll(() => on?.close())

const models = async () => (await nadia.get<Model[]>('/mailmodel')).body
const texts = ({ subject, body, link, notes }: Model) => ({ subject, body, link, notes })

test('every model is listed, and shows with its sample values without a mark left', async () => {
  const all = await models()
  expect(all.map(({ name }) => name)).toEqual(mailModelNames)
  for (const model of all) {
    const { status, body } = await nadia.post<Record<string, string>>(
      `/mailmodel/${model.name}/preview`,
      texts(model),
    )
    expect(status, model.name).toBe(200)
    expect(`${body.subject} ${body.html} ${body.text}`, model.name).not.toMatch(/\{\{|undefined/)
  }
})

test('a rewritten model is what leaves next; reset, the product’s own text again', async () => {
  const [first] = (await models()).filter(({ name }) => name === 'mot_de_passe_oublie')
  if (!first) throw new Error('no model')
  const own = { ...texts(first), subject: 'Mot de passe de {{prenom}}', body: 'Salut {{prenom}} <b>!</b>' }
  expect((await nadia.put<Model>('/mailmodel/mot_de_passe_oublie', own)).body.is_own).toBe(true)
  const ask = () =>
    call(on.app, 'POST', '/auth/security/request-password-reset', {
      body: { email: 'karim.benali@demo.example' },
    })
  await ask()
  const [mail] = await mailsTo(on, 'karim.benali@demo.example')
  expect(mail).toMatchObject({ subject: 'Mot de passe de Karim' })
  expect(mail?.html).toContain('Salut Karim &lt;b&gt;!&lt;/b&gt;')
  const reset = await nadia.post<Model>('/mailmodel/mot_de_passe_oublie/reset')
  expect(reset.body).toMatchObject({ ...texts(first), is_own: false })
  const history = await nadia.get<{ data: { field: string }[] }>(
    `/fieldHistory/field-history?modelName=Mail_model&entityId=${reset.body.id}&fieldName=subject`,
  )
  expect(history.body.data).toHaveLength(2)
})

test('the mails of orders leave with the group’s own texts too', async () => {
  const [own] = (await models()).filter(({ name }) => name === 'commande_annulee')
  if (!own) throw new Error('no model')
  await nadia.put('/mailmodel/commande_annulee', { ...texts(own), subject: 'Ne livrez pas {{commande}}' })
  const product = { productName: 'Portail', organisation: 'Valaé' }
  const facts = { number: 'C-9', adherent: 'CH', supplier: 'S', delivery: '04/03/2026', service: 'V' }
  const mail = orderCancelled({ ...product, ...facts, reason: 'Fermé.' })
  expect(mail.subject).toBe('Annulation de commande C-9 — CH — livraison du 04/03/2026')
  await on.context.db.system('outbox', (tx) =>
    queueMail(
      tx,
      { kind: 'commande_annulee', to: 'a@x.example', mail, config: on.context.config, uniqueKey: 'x' },
      on.clock.now(),
    ),
  )
  expect((await mailsTo(on, 'a@x.example'))[0]?.subject).toBe('Ne livrez pas C-9')
})

test('so does the order itself, whose copies always say that they are copies', async () => {
  const [own] = (await models()).filter(({ name }) => name === 'commande_envoyee')
  if (!own) throw new Error('no model')
  const silent = await nadia.put('/mailmodel/commande_envoyee', { ...texts(own), body: 'Bonjour' })
  expect(silent.body.fields).toEqual([
    { name: 'body', message: 'La variable {{duplicata}} ne peut pas être retirée de ce modèle.' },
  ])
  await nadia.put('/mailmodel/commande_envoyee', {
    ...texts(own),
    subject: 'À livrer : {{commande}}',
    body: '{{duplicata}}\n\nBonne préparation !',
  })
  const product = { productName: 'Portail', organisation: 'Valaé' }
  const facts = { number: 'C-9', adherent: 'CH', supplier: 'S', delivery: '04/03/2026', service: 'V' }
  const mail = orderSent({ ...product, ...facts, address: '/x', duplicata: 'Duplicata' })
  await on.context.db.system('outbox', (tx) =>
    queueMail(
      tx,
      { kind: 'order_resent', to: 'b@x.example', mail, config: on.context.config, uniqueKey: 'y' },
      on.clock.now(),
    ),
  )
  const [sent] = await mailsTo(on, 'b@x.example')
  expect(sent?.subject).toBe('À livrer : C-9')
  expect(sent?.text).toMatch(/Duplicata[\s\S]+Bonne préparation !/)
})

test('each mail of the list says in French what it is', async () => {
  const { body } = await nadia.put<{ data: { kind: string; model_label: string }[] }>('/search/', {
    model: 'Email_outbox',
    limit: 100,
  })
  expect(body.data.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order_resent']))
  expect(body.data.filter(({ kind, model_label }) => kind === model_label)).toEqual([])
})

test('a variable that the model does not have is refused, naming the field', async () => {
  const { status, body } = await nadia.put('/mailmodel/commande_refusee', {
    subject: 'Refus {{commande}}',
    body: 'Bonjour {{inconnu}}',
  })
  expect(status).toBe(422)
  expect(body.fields).toEqual([
    { name: 'body', message: "La variable {{inconnu}} n'existe pas dans ce modèle." },
  ])
  expect((await nadia.put('/mailmodel/rien', { subject: 'x', body: 'y' })).status).toBe(404)
})

test('only those who manage the models read and rewrite them', async () => {
  expect((await claire.get('/mailmodel')).status).toBe(403)
  expect((await claire.put('/mailmodel/commande_refusee', { subject: 'x', body: 'y' })).status).toBe(403)
})

test('a failed mail is sent again; one whose personal link was erased is not', async () => {
  const bounced = (kind: string) =>
    on.context.db.system('outbox', async (tx) => {
      const [row] = await tx.query<{ id: number }>(
        `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, last_error)
         values ($1, 'fournisseur@x.example', 'Commande', 'Texte ?token=abc', $1, 'bounced', 4, '550 inconnu') returning id`,
        [kind],
      )
      return row?.id
    })
  const [order, account] = [await bounced('commande_envoyee'), await bounced('compte_creation')]
  expect((await nadia.post(`/emailoutbox/${account}/resend`)).status).toBe(409)
  expect((await claire.post(`/emailoutbox/${order}/resend`)).status).toBe(403)
  expect((await nadia.post(`/emailoutbox/${order}/resend`)).body).toMatchObject({ state: 'queued' })
  const sent: string[] = []
  await sendDueMails({
    ...on.context,
    post: async ({ text }) => {
      sent.push(String(text))
      return 'ok'
    },
  })
  expect(sent).toContain('Texte ?token=abc')
  expect((await nadia.post(`/emailoutbox/${order}/resend`)).status).toBe(409)
})
