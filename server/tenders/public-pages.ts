import { publicState } from '../../resources/tenders/notice-states'
import { type Call, publicCall } from '../api/call'
import { ask, noticeParams, only, type ShownNotice, shownSql } from './shown-notices'

const tag = 'Avis de marché public'
const columns = `n.id, n.reference, n.object, n.buyer, n.cpv, n.publication_date, n.closing_date, n.status, p.label as procedure`

const listSql = `select ${columns} ${shownSql} order by n.closing_date desc, n.id desc`
const oneSql = `select ${columns}, n.lots, n.award_text, coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'label', d.label, 'filename', f.filename, 'size', f.size) order by d.id)
    from tender_document d join "file" f on f.id = d.file_id
    where d.public_notice_id = n.id and d.public and d."deletedAt" is null), '[]') as documents
  ${shownSql} and n.id = $2`
const settingSql =
  'select header, footer, legal_mentions, contact_name, contact_mail from publicnotice where $1::timestamptz is not null order by id limit 1'

/** The state that the pages show, instead of the one that the clock's work has reached. */
const told = ({ status, ...notice }: ShownNotice, now: Date) => ({
  ...notice,
  state: publicState(status, notice.closing_date, now),
  award_text: status === '250' ? (notice.award_text ?? null) : null,
})

const settingCall = publicCall(
  'GET /public-notices/setting',
  { summary: 'Textes des pages des avis publics', tag },
  async ({ context }) => (await ask(context, settingSql))[0] ?? {},
)

const listCall = publicCall(
  'GET /public-notices',
  { summary: 'Avis de marché publiés, ouverts à tous', tag, listed: true },
  async ({ context }) =>
    (await ask<ShownNotice>(context, listSql)).map((notice) => told(notice, context.now())),
)

const oneCall = publicCall(
  'GET /public-notices/{id}',
  { summary: 'Un avis de marché publié et ses documents publics', tag, params: noticeParams },
  async ({ context, params }) =>
    told(only(await ask<ShownNotice>(context, oneSql, params.id)), context.now()),
)

export const publicPagesCalls: Call[] = [settingCall, listCall, oneCall]
