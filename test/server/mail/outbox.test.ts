import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startJobs } from '../../../server/jobs/start-jobs'
import { revealLink } from '../../../server/mail/links'
import { mailWorks } from '../../../server/mail/mail-works'
import { createPost, type Post } from '../../../server/mail/post'
import { queueMail } from '../../../server/mail/queue'
import { sealKeptLinks } from '../../../server/mail/seal-kept'
import { kitchen } from '../../kit/kitchen'
import { type KeptMail, mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendDueMails } from '../../kit/send-due-mails'

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

const mail = {
  subject: 'Commande n° 12 – « Épicerie »',
  paragraphs: ['Bonjour <Claire> & co,'],
  link: {
    label: 'Ouvrir',
    address: 'https://portail.example/x?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  },
}
const queue = (to: string, uniqueKey: string, more = {}) =>
  on.context.db.system('outbox', (tx) =>
    queueMail(
      tx,
      { kind: 'notification', to, mail, config: on.context.config, uniqueKey, ...more },
      on.clock.now(),
    ),
  )
const send = (post: Post) => sendDueMails({ ...on.context, post })
const minutes = (n: number) => n * 60_000

test('the same key never gives two mails', async () => {
  expect(await queue('double@valae.example', 'cle-1')).toBe(true)
  expect(await queue('double@valae.example', 'cle-1')).toBe(false)
  expect(await mailsTo(on, 'double@valae.example')).toHaveLength(1)
})

test('without SMTP a mail becomes a file in the data folder, with the link that the outbox hides', async () => {
  const attachments = [
    { filename: 'bon é.txt', mime_type: 'text/plain', content: Buffer.from('contenu').toString('base64') },
  ]
  await queue('fichier@valae.example', 'cle-2', { attachments })
  await send(createPost(on.context.config))
  const folder = join(on.context.config.dataDir, 'mails')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const text = texts.find((one) => one.includes('To: fichier@valae.example'))
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@localhost>/m)
  expect(text).toContain('multipart/alternative')
  expect(text).toContain(Buffer.from('contenu').toString('base64'))
  expect(texts.find((one) => one.startsWith('fichier@valae.example\n'))).toContain('token=abcdefghijklmnop')
  expect(statSync(folder).mode & 0o077).toBe(0)
  const [row] = await mailsTo(on, 'fichier@valae.example')
  expect(row).toMatchObject({ state: 'sent', attempts: 1, provider_id: expect.stringMatching(/^file:/) })
  expect(row?.text).toContain('[lien masqué]')
  expect(row?.sealed_link).toBeNull()
  expect(row?.html).toContain('Bonjour &lt;Claire&gt; &amp; co,')
})

test('a refused mail is tried again after 1, 5 and 15 minutes with the same Message-ID, then given up', async () => {
  await queue('refus@valae.example', 'cle-3')
  const seen: (string | undefined)[] = []
  const post: Post = async (message) => {
    seen.push(message.messageId)
    throw new Error('connexion refusée')
  }
  const state = async () => (await mailsTo(on, 'refus@valae.example'))[0]
  expect(await send(post)).toBe(1)
  for (const [index, wait] of [1, 5, 15].entries()) {
    on.clock.advance(minutes(wait) - 1)
    expect(await send(post)).toBe(0)
    expect(await state()).toMatchObject({
      state: 'queued',
      attempts: index + 1,
      last_error: 'connexion refusée',
    })
    on.clock.advance(1)
    expect(await send(post)).toBe(1)
  }
  expect(await state()).toMatchObject({ state: 'bounced', attempts: 4 })
  on.clock.advance(minutes(60))
  expect(await send(post)).toBe(0)
  expect(new Set(seen).size).toBe(1)
})

test('an address that the far side refuses for good is not tried again', async () => {
  await queue('inconnu@valae.example', 'cle-4')
  await send(async () => {
    throw Object.assign(new Error('550 no such user'), { responseCode: 550 })
  })
  expect((await mailsTo(on, 'inconnu@valae.example'))[0]).toMatchObject({ state: 'bounced', attempts: 1 })
})

test('several senders at once send each mail once', async () => {
  for (let turn = 0; turn < 12; turn += 1) await queue(`foule${turn}@valae.example`, `foule-${turn}`)
  const sent: unknown[] = []
  const post: Post = async (message) => {
    await new Promise((resolve) => setTimeout(resolve, 15))
    sent.push(message.to)
    return 'ok'
  }
  await Promise.all([send(post), send(post), send(post)])
  expect(sent).toHaveLength(12)
  expect(new Set(sent).size).toBe(12)
})

test('over SMTP the mail arrives, and its link is no longer kept', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const config = {
    ...on.context.config,
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'portail@valae.example' },
  }
  on.clock.set(new Date().toISOString())
  await queue('claire@valae.example', 'cle-5')
  const worker = startJobs({ ...on.context, config }, { jobs: [], works: mailWorks({ config }) })
  const state = async () => (await mailsTo(on, 'claire@valae.example'))[0]?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('sent')
  await worker.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('From: Portail Achats <portail@valae.example>')
  expect(received[0]).toContain('To: claire@valae.example')
  expect(received[0]).toMatch(/Subject: =\?UTF-8\?/)
  const [row] = await mailsTo(on, 'claire@valae.example')
  expect(row).toMatchObject({ state: 'sent' })
  expect(received[0]).toContain('token=3Dabcdefghijklmn')
  expect(row?.text).toContain('[lien masqué]')
  expect(`${row?.text}${row?.html}`).not.toContain('abcdefghijklmnopqrstuvwxyz')
})

test('no link stands readable in the outbox while it waits or fails; sent again, it is in its place', async () => {
  await queue('attente@valae.example', 'cle-6')
  const kept = () =>
    on.context.db.system('outbox', (tx) =>
      tx.query("select * from email_outbox where unique_key = 'cle-6'").then(([row]) => row),
    )
  expect(JSON.stringify(await kept())).not.toContain('abcdefghijklmnop')
  await send(async () => {
    throw Object.assign(new Error('550 no such user'), { responseCode: 550 })
  })
  expect(JSON.stringify(await kept())).not.toContain('abcdefghijklmnop')
  await on.context.db.system('outbox', (tx) =>
    tx.query(
      "update email_outbox set state = 'queued', tries = 0, next_attempt_at = $1 where unique_key = 'cle-6'",
      [on.clock.now()],
    ),
  )
  const left: { text?: unknown; html?: unknown }[] = []
  await send(async (message) => {
    left.push(message)
    return 'ok'
  })
  const address = mail.link.address
  expect(left).toEqual([expect.objectContaining({ text: expect.stringContaining(address) })])
  expect(String(left[0]?.html).split(address)).toHaveLength(3)
  expect(`${left[0]?.text}${left[0]?.html}`).not.toContain('[lien masqué]')
})

test('a mail whose link was sealed by another secret does not leave without it, and says why', async () => {
  await queue('autre@valae.example', 'cle-7')
  const config = { ...on.context.config, secretKey: 'un tout autre secret de 32 caractères' }
  await sendDueMails({ ...on.context, config, post: async () => 'ok' })
  expect((await mailsTo(on, 'autre@valae.example'))[0]).toMatchObject({
    state: 'queued',
    last_error: expect.stringContaining('SECRET_KEY a changé'),
  })
})

describe('mails of before links were sealed', () => {
  const address = 'https://portail.example/order/decide?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
  const keep = (kind: string, state: string) =>
    on.context.db.system('outbox', (tx) =>
      tx.query(
        `insert into email_outbox (kind, "to", subject, text, html, unique_key, state, attempts, tries, next_attempt_at)
         values ($1, $2, 'Ancien', 'Ouvrir : ' || $3, '<a href="' || $3 || '">Ouvrir</a>', $2, $4, 0, 0, '2100-01-01')`,
        [kind, `${kind}-${state}@ancien.example`, address, state],
      ),
    )
  const kept = (kind: string, state: string) =>
    on.context.db.system('outbox', async (tx) => {
      const [row] = await tx.query<KeptMail>('select * from email_outbox where "to" = $1', [
        `${kind}-${state}@ancien.example`,
      ])
      return row
    })

  test('hide their links from the next start on; what may still leave keeps its own sealed', async () => {
    const [order, account] = ['commande', 'adresse_a_confirmer']
    for (const [kind, state] of [
      [order, 'bounced'],
      [order, 'queued'],
      [order, 'sent'],
      [account, 'bounced'],
    ] as const)
      await keep(kind, state)
    expect(await sealKeptLinks(on.context)).toBe(4)
    expect(await sealKeptLinks(on.context)).toBe(0)
    for (const state of ['bounced', 'queued']) {
      const mail = await kept(order, state)
      expect(mail?.text).toBe('Ouvrir : [lien masqué]')
      expect(mail && revealLink(on.context.config, mail)).toMatchObject({ text: `Ouvrir : ${address}` })
    }
    for (const [kind, state] of [
      [order, 'sent'],
      [account, 'bounced'],
    ] as const)
      expect(await kept(kind, state)).toMatchObject({ text: 'Ouvrir : [lien masqué]', sealed_link: null })
  })

  test('« Renvoyer » of a lost personal link says where a new one is asked for', async () => {
    const { nadia } = await kitchen(on, 'nadia')
    const said = async (kind: string) => {
      await keep(kind, 'bounced')
      const mail = await kept(kind, 'bounced')
      return (await nadia.post<{ display: string }>(`/emailoutbox/${mail?.id}/resend`)).body.display
    }
    await sealKeptLinks(on.context)
    expect(await said('mot_de_passe_oublie')).toContain("depuis la fiche de l'utilisateur")
    const mail = await kept('adresse_a_confirmer', 'bounced')
    const { body } = await nadia.post<{ display: string }>(`/emailoutbox/${mail?.id}/resend`)
    expect(body.display).toContain('dans « Mon compte »')
    await sealKeptLinks(on.context)
  })
})
