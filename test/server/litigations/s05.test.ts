import { afterAll, beforeAll, expect, test } from 'vitest'
import { litigationTexts } from '../../../i18n/fr/litigations'
import { alertUnanswered } from '../../../server/litigations/alert-unanswered'
import { attachmentsOf } from '../../../server/litigations/litigation-files'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { pdf } from '../../kit/pictures'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { withoutPermission } from '../../kit/without-permission'
import { at, march } from '../stock/kit'

type Row = Record<string, unknown>

let on: TestApp
let orderId: number
let id: number

beforeAll(async () => {
  on = await openApp()
  orderId = (await sentOrder(on, { articles: [[1, '18']], status: '450' })).id
})
afterAll(() => on.close())

const julie = () => at(on, march(4), 'julie.petit')
const supplier = async () => {
  on.clock.set(march(5))
  return signIn(on.app, 'fm@martin.example')
}
const mails = () =>
  on.context.db.system('seed', (tx) =>
    tx.query<Row>(
      'select kind, "to", subject, text from email_outbox where about_model = \'Litigation\' order by id',
    ),
  )
const told = (kind: string, event: string) =>
  on.context.db.system('seed', (tx) =>
    tx.query<Row>(
      'select u.email from notification n join "user" u on u.id = n.user_id where n.kind = $1 and n.event like $2 order by u.email',
      [kind, event],
    ),
  )

test('a litigation is opened from a sent order, and needs a description to leave', async () => {
  const actor = await julie()
  const suppliers = await actor.get<{ data: Row[] }>('/supplier/litigation/adherent/1')
  expect(suppliers.body.data.map(({ id: one }) => one)).toEqual([1])
  const opened = await actor.post<Row>('/litigation', {
    adherent_id: 1,
    supplier_id: 1,
    order_id: orderId,
    credit_note: true,
    amount: '10.45',
    message_object: 'Produit refusé, Écart de prix',
    lines: [{ label: 'Rôti de porc filet', quantity: '0.5', unit: 'kg', gap_ht: '4.45' }],
  })
  expect(opened.status).toBe(200)
  id = Number(opened.body.id)
  expect(opened.body).toMatchObject({
    number: `L-2026-${String(id).padStart(4, '0')}`,
    status: '100',
    is_sent: false,
  })
  const { body: list } = await actor.get<{ counts: Row[]; total: number }>('/litigation?status=draft')
  expect(list).toMatchObject({ total: 1, counts: [{ status: 'draft', count: 1 }] })
  expect((await actor.get<Row>('/litigation?status=100')).body).toMatchObject({ total: 0 })
  expect((await actor.get<Row>('/litigation?supplierId=1')).body).toMatchObject({ total: 1 })
  expect((await actor.get<Row>('/litigation?supplierId=2')).body).toMatchObject({ total: 0 })
  const empty = await actor.put<Row>(`/litigation/${id}/send`)
  expect(empty.body).toMatchObject({ type: 'err400', display: 'Veuillez ajouter une description' })
  expect(await mails()).toEqual([])
  const other = await actor.post<Row>('/litigation', { adherent_id: 1, supplier_id: 2, order_id: orderId })
  expect(other.body).toMatchObject({ fields: [{ name: 'order_id' }] })
  const { id: unsent } = await sentOrder(on, { articles: [[1, '1']], status: '150' })
  const early = await actor.post<Row>('/litigation', { adherent_id: 1, supplier_id: 1, order_id: unsent })
  expect(early.body).toMatchObject({ fields: [{ name: 'order_id', message: litigationTexts.orderNotSent }] })
})

test('only lines of the order itself are claimed: another one is refused by its place, and nothing is written', async () => {
  const actor = await julie()
  const order = await actor.get<{ lines: Row[] }>(`/order/${orderId}`)
  const line = { label: 'Rôti', quantity: '1', gap_ht: '1.00' }
  const claim = (lines: Row[]) =>
    actor.post<Row>('/litigation', { adherent_id: 1, supplier_id: 1, order_id: orderId, lines })
  const own = { ...line, gap_ht: '0.45', order_line_id: order.body.lines[0]?.id }
  expect((await claim([{ ...own, gap_ht: '-0.01' }])).body).toMatchObject({ type: 'err400' })
  const refused = await claim([own, { ...line, order_line_id: 999_999 }])
  expect(refused.body).toMatchObject({
    type: 'err400',
    fields: [
      {
        name: 'lines.1.order_line_id',
        message: "Cet article n'est pas de la commande sur laquelle porte le litige.",
      },
    ],
  })
  const { body } = await actor.get<{ total: number }>('/litigation')
  expect(body.total).toBe(1)
  const kept = await claim([own])
  expect(kept.body).toMatchObject({ lines: [{ gap_ht: '0.45' }] })
  expect((await actor.delete(`/litigation/${kept.body.id}`)).status).toBe(200)
})

test('the lines of a draft are changed until it leaves, each change another version of it', async () => {
  const actor = await julie()
  const { body: order } = await actor.get<{ lines: Row[] }>(`/order/${orderId}`)
  const line = (quantity: string, gap_ht: string) => ({
    order_line_id: order.lines[0]?.id,
    label: 'Rôti de porc filet',
    quantity,
    unit: 'kg',
    gap_ht,
  })
  const about = { adherent_id: 1, supplier_id: 1, order_id: orderId }
  const { body: draft } = await actor.post<Row>('/litigation', { ...about, lines: [line('1', '8.90')] })
  const put = (lines: Row[], lock_version: unknown) =>
    actor.put<Row>(`/litigation/${draft.id}`, { lines, lock_version })
  const changed = await put([line('2', '17.80')], draft.lock_version)
  expect(changed.body).toMatchObject({ lines: [{ quantity: '2.000', gap_ht: '17.80' }] })
  expect((await put([], draft.lock_version)).body).toMatchObject({ type: 'err409' })
  const foreign = await put([{ ...line('1', '1.00'), order_line_id: 999_999 }], changed.body.lock_version)
  expect(foreign.body).toMatchObject({ type: 'err400', fields: [{ name: 'lines.0.order_line_id' }] })
  const emptied = await put([], changed.body.lock_version)
  expect(emptied.body).toMatchObject({ lines: [] })
  expect((await actor.delete(`/litigation/${draft.id}`)).status).toBe(200)
  expect((await actor.get(`/litigation/${draft.id}`)).status, 'a draft that was dropped').toBe(404)
})

test('S05 step 5: it leaves for the litigation contact of the supplier, and Claire has a mail and a notification', async () => {
  const actor = await julie()
  const draft = await actor.get<Row>(`/litigation/${id}`)
  await actor.put<Row>(`/litigation/${id}`, {
    lock_version: draft.body.lock_version,
    description: '0,5 kg déchiré, prix facturé 9,60 au lieu de 9,40',
  })
  const sent = await actor.put<Row>(`/litigation/${id}/send`)
  expect(sent.body).toMatchObject({ status: '100', is_sent: true, manager: 'Claire Moreau' })
  const [first, second] = await mails()
  expect(first).toMatchObject({ kind: 'litige_fournisseur' })
  expect(String(first?.text)).toContain('10,45')
  expect(String(first?.text)).toContain('Rôti de porc filet')
  expect(second).toMatchObject({ kind: 'litige_charge_mission', to: 'claire.moreau@demo.example' })
  expect(first?.text, 'to each its own application').toMatch(new RegExp(`/tenders/.*/${id}\\b`))
  expect(second?.text).toMatch(new RegExp(`/back-office/.*/${id}\\b`))
  expect(await told('litigation_updated', 'sent')).toEqual([{ email: 'claire.moreau@demo.example' }])
  const again = await actor.put<Row>(`/litigation/${id}/send`)
  expect(again.status).toBe(409)
  expect(await mails()).toHaveLength(2)
  expect((await actor.delete(`/litigation/${id}`)).status).toBe(409)
  const late = await actor.put<Row>(`/litigation/${id}`, {
    lock_version: sent.body.lock_version,
    description: 'Après coup',
  })
  expect(late).toMatchObject({ status: 409, body: { display: litigationTexts.alreadySent } })
})

test('S05 step 5: the supplier accepts 10.45, Julie enters AV-552, and the credit is wholly recovered', async () => {
  const fm = await supplier()
  const seen = await fm.get<{ data: Row[] }>('/litigation')
  expect(seen.body.data).toHaveLength(1)
  const taken = await fm.put<Row>(`/litigation/${id}/move`, { verb: 'take' })
  expect(taken.body).toMatchObject({ status: '150' })
  expect((await fm.put<Row>(`/litigation/${id}/move`, { verb: 'accept' })).status).toBe(422)
  const accepted = await fm.put<Row>(`/litigation/${id}/move`, {
    verb: 'accept',
    credit_obtained_ht: '10.45',
    comment: 'Nos excuses',
  })
  expect(accepted.body).toMatchObject({ status: '200', credit_obtained_ht: '10.45', verbs: [] })
  expect(await told('litigation_updated', 'accept%')).toEqual([
    { email: 'claire.moreau@demo.example' },
    { email: 'julie.petit@demo.example' },
  ])
  const actor = await julie()
  const nameless = await actor.put(`/litigation/${id}/move`, { verb: 'credit', credit_reference: ' ' })
  expect(nameless.body).toMatchObject({ type: 'err400', fields: [{ name: 'credit_reference' }] })
  const credited = await actor.put<Row>(`/litigation/${id}/move`, {
    verb: 'credit',
    credit_reference: 'AV-552',
  })
  expect(credited.body).toMatchObject({ status: '300', credit_reference: 'AV-552' })
  const toSupplier = [{ email: 'claire.moreau@demo.example' }, { email: 'fm@martin.example' }]
  expect(await told('litigation_updated', 'credit%')).toEqual(toSupplier)
  const [recovery] = await on.context.db.system('seed', (tx) =>
    tx.query(
      'select round(100 * sum(credit_obtained_ht) / sum(amount), 2) as percent from litigation where is_sent',
    ),
  )
  expect(recovery).toEqual({ percent: '100.00' })
  const closed = await actor.put<Row>(`/litigation/${id}/move`, { verb: 'close', reason: 'Avoir imputé' })
  expect(closed.body).toMatchObject({ status: '350', may_write: false })
  expect(
    (await actor.put<Row>(`/litigation/${id}/move`, { verb: 'credit', credit_reference: 'X' })).status,
  ).toBe(409)
})

test('the conversation is only added to, by the database itself', async () => {
  const { body } = await (await julie()).get<{ messages: Row[] }>(`/litigation/${id}`)
  expect(body.messages.map(({ text }) => text)).toEqual([
    'Litige envoyé au fournisseur',
    'Litige pris en charge',
    'Avoir accepté : 10,45 € HT – Nos excuses',
    'Avoir reçu : AV-552',
    'Litige clos : Avoir imputé',
  ])
  for (const sql of [`update litigation_message set text = 'x'`, 'delete from litigation_message'])
    await expect(on.context.db.system('seed', (tx) => tx.query(sql))).rejects.toMatchObject({ code: '42501' })
})

test('S05 step 6: without a « chargé de mission » nothing is sent, and the draft is kept', async () => {
  const hugo = await at(on, march(4), 'hugo.vidal')
  const order = await sentOrder(on, {
    adherent: 3,
    supplier: 5,
    articles: [[8, '4']],
    status: '450',
    author: 'hugo.vidal',
  })
  const opened = await hugo.post<Row>('/litigation', {
    adherent_id: 3,
    supplier_id: 5,
    order_id: order.id,
    description: 'Un pack percé',
  })
  const answer = await hugo.put<Row>(`/litigation/${opened.body.id}/send`)
  expect(answer.body).toMatchObject({
    type: 'err400',
    display: "Aucun chargé de mission n'est associé à l'adhérent concerné par le litige, contactez Valaé.",
  })
  expect(await mails()).toHaveLength(2)
  expect((await hugo.get<Row>(`/litigation/${opened.body.id}`)).body).toMatchObject({ is_sent: false })
  const fg = await at(on, march(5), 'julie.petit')
  expect((await fg.get<Row>(`/litigation/${opened.body.id}`)).body).toMatchObject({
    display: "Le litige n'a pas été trouvé",
  })
  const again = await at(on, march(5), 'hugo.vidal')
  expect((await again.delete(`/litigation/${opened.body.id}`)).status).toBe(200)
})

test('a message is kept in the conversation with its files and told to the other side alone; a claim without an amount says so; who refuses or closes says why', async () => {
  const actor = await julie()
  const open = { adherent_id: 1, supplier_id: 1, description: 'Palette abîmée', credit_note: true }
  const { body: claim } = await actor.post<Row>('/litigation', open)
  await actor.put(`/litigation/${claim.id}/send`)
  const mail = (await mails()).filter(({ kind }) => kind === 'litige_fournisseur').at(-1)
  expect(mail?.text).toContain('aucun')
  expect(mail?.text).not.toContain('null')
  const { body: photos } = await sendFile<Row[]>(on.app, '/file', {
    token: actor.token,
    fields: { path: '/litigation' },
    file: { field: 'files', name: 'palette.pdf', content: pdf('palette') },
  })
  const question = { text: 'Quand passez-vous ?', file_ids: [photos[0]?.id] }
  const wrote = await actor.post<Row>(`/litigation/${claim.id}/message`, question)
  expect(wrote.status).toBe(200)
  const { body: read } = await actor.get<{ messages: Row[] }>(`/litigation/${claim.id}`)
  expect(read.messages.at(-1)).toMatchObject({
    text: 'Quand passez-vous ?',
    kind: 'message',
    files: [{ filename: 'palette.pdf' }],
  })
  expect(await told('litigation_updated', 'message%')).toEqual([
    { email: 'claire.moreau@demo.example' },
    { email: 'fm@martin.example' },
  ])
  const fm = await supplier()
  const answered = await fm.post<{ messages: Row[] }>(`/litigation/${claim.id}/message`, { text: 'Demain' })
  expect(answered.body.messages.at(-1)).toMatchObject({ text: 'Demain', side: 'supplier' })
  const refuse = (comment?: string) =>
    fm.put<Row>(`/litigation/${claim.id}/move`, { verb: 'refuse', ...(comment ? { comment } : {}) })
  for (const short of [undefined, 'ab', ' a '])
    expect((await refuse(short)).body).toMatchObject({ fields: [{ name: 'comment' }] })
  expect((await refuse('Non')).body).toMatchObject({ status: '250', answer_comment: 'Non' })
  const back = await julie()
  const close = (reason?: string) =>
    back.put<Row>(`/litigation/${claim.id}/move`, { verb: 'close', ...(reason ? { reason } : {}) })
  for (const short of [undefined, 'ab', ' a '])
    expect((await close(short)).body).toMatchObject({ fields: [{ name: 'reason' }] })
  expect((await close('Dup')).body).toMatchObject({ status: '350', close_reason: 'Dup' })
})

test('photos too heavy together stay on the portal: the mail leaves without them', async () => {
  const attached = (size: number) =>
    on.context.db.system('seed', async (tx) => {
      const files = await tx.query<Row>(
        `insert into file (path, unique_name, filename, mime_type, size)
         select 'litigation', gen_random_uuid()::text, 'photo.jpg', 'image/jpeg', $1 from generate_series(1, 2) returning id`,
        [size],
      )
      await tx.query('delete from litigation_file_ids where litigation_id = $1', [id])
      for (const [position, file] of files.entries())
        await tx.query(
          'insert into litigation_file_ids (litigation_id, file_id, position) values ($1, $2, $3)',
          [id, file.id, position],
        )
      return (await attachmentsOf(tx, id)).length
    })
  expect(await attached(4_000_000)).toBe(2)
  expect(await attached(4_000_001)).toBe(0)
})

test('unanswered for 3 business days of Paris, Claire is told once', async () => {
  const halfPastMidnight = '2026-03-04T23:30:00Z'
  const actor = await at(on, halfPastMidnight, 'julie.petit')
  const opened = await actor.post<Row>('/litigation', {
    adherent_id: 1,
    supplier_id: 1,
    description: 'Retard',
  })
  await actor.put(`/litigation/${opened.body.id}/send`)
  const run = (day: string) => alertUnanswered(on.context, new Date(`${day}T07:00:00Z`))
  expect(await run('2026-03-09')).toBeUndefined()
  expect(await run('2026-03-10')).toBe('Litiges sans réponse signalés : 1')
  expect(await run('2026-03-11')).toBeUndefined()
  expect(await told('litigation_updated', 'unanswered')).toEqual([{ email: 'claire.moreau@demo.example' }])
})

test('I-18: a draft, and the claims on another supplier, are not seen by a supplier', async () => {
  const actor = await julie()
  const draft = await actor.post<Row>('/litigation', {
    adherent_id: 1,
    supplier_id: 1,
    description: 'Brouillon',
  })
  const fm = await supplier()
  expect((await fm.get(`/litigation/${draft.body.id}`)).status).toBe(404)
  const fp = await signIn(on.app, 'fp@primeurs.example')
  expect((await fp.get<{ total: number }>('/litigation')).body.total).toBe(0)
  expect((await fp.get(`/litigation/${id}`)).status).toBe(404)
})

test('without the permission of it, the list of litigations answers 403', async () => {
  const about = { email: 'julie.petit@demo.example', permission: 'viewLitigation' }
  expect(await withoutPermission(on, about, (actor) => actor.get('/litigation'))).toBe(403)
})

test.each([
  ['julie.petit@demo.example', 'viewLitigation', 'get', ''],
  ['julie.petit@demo.example', 'createLitigation', 'put', '/send'],
  ['julie.petit@demo.example', 'deleteLitigation', 'delete', ''],
] as const)(
  'without the permission of %s, %s, the call answers 403',
  async (email, permission, verb, rest) => {
    const status = await withoutPermission(on, { email, permission }, (actor) =>
      actor[verb](`/litigation/${id}${rest}`),
    )
    expect(status).toBe(403)
  },
)
