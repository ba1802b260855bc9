import type { LinkedQuoteAnswer, QuotePageAnswer } from '../../../resources/quotes/answers'
import { type Answer, call, type TestActor } from '../../kit/actors'
import { members } from '../../kit/kitchen'
import { type KeptMail, revealed } from '../../kit/mails'
import type { TestApp } from '../../kit/open-app'
import { sql } from '../tenders/kit'

type Row = Record<string, unknown>

/** A supplier of the member outside the catalogues, with an address and no account. */
export async function outsideSupplier(on: TestApp, label: string): Promise<number> {
  const email = `${label.toLowerCase().replace(/\W+/g, '-')}@ferme.example`
  const [row] = await sql<{ id: number }>(
    on,
    `insert into suppliernotincatalog (label, active, adherent_id, email) values ($1, true, $2, $3) returning id`,
    [label, members.A1, email],
  )
  return row?.id ?? 0
}

/** What a request says; the family and unit are those of a seeded article. */
export async function requestOf(on: TestApp, more: Row = {}): Promise<Row> {
  const [facts] = await sql<{ family_id: number; unit_id: number }>(
    on,
    `select a.family_id, p.unit_id from article a join product p on p.id = a.product_id where a.id = 1`,
  )
  return {
    ...{ label: 'Four mixte', adherent_id: members.A1, description: 'Dix niveaux, gaz' },
    ...{ ...facts, quantity: '2', response_date_limit: '2026-03-20T18:00:00+01:00' },
    ...more,
  }
}

export const created = async (actor: TestActor, facts: Row): Promise<number> => {
  const { body, status } = await actor.post<Row>('/quote', facts)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return Number(body.id)
}

/** The latest link that left for each address about a request. */
export async function linksOf(on: TestApp, id: number): Promise<Map<string, string>> {
  const rows = await sql<KeptMail & Row & { to: string }>(
    on,
    `select * from email_outbox where about_model = 'Quote' and about_id = $1 and kind in ('devis_demande', 'devis_limite') order by id`,
    [id],
  )
  return new Map(
    rows.map((row) => [
      String(row.to),
      /answerQuote\?token=([\w-]{43})/.exec(revealed(on.context, row).text)?.[1] ?? '',
    ]),
  )
}

/** What whoever holds a link does with it. */
export const linked = (on: TestApp, token: string) => ({
  read: (): Promise<Answer<LinkedQuoteAnswer>> => call(on.app, 'GET', `/quote-answer?token=${token}`),
  answer: (body: Row): Promise<Answer<LinkedQuoteAnswer>> =>
    call(on.app, 'POST', '/quote-answer', {
      body: { token, rate_id: 1, valid_until: '2026-04-30', ...body },
    }),
  save: (body: Row): Promise<Answer<LinkedQuoteAnswer>> =>
    call(on.app, 'PUT', '/quote-answer', {
      body: { token, ...('reference' in body ? { rate_id: 1, valid_until: '2026-04-30' } : {}), ...body },
    }),
  withdraw: (): Promise<Answer<LinkedQuoteAnswer>> =>
    call(on.app, 'POST', '/quote-answer/withdraw', { body: { token } }),
  decline: (): Promise<Answer<LinkedQuoteAnswer>> =>
    call(on.app, 'POST', '/quote-answer/decline', { body: { token } }),
})

export const pageOf = async (actor: TestActor, id: number) =>
  (await actor.get<QuotePageAnswer>(`/quote/${id}/page`)).body
