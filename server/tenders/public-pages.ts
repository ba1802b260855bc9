import { publicState } from '../../resources/tenders/notice-states'
import {
  type NoticePages,
  noticePages,
  type ShownNotice,
  shownNotice,
  type WholeNotice,
  wholeNotice,
} from '../../resources/tenders/public-answers'
import { type Call, publicCall } from '../api/call'
import { ask, type NoticeRow, noticeParams, only, shownSql } from './shown-notices'

const tag = 'Avis de marché public'
const columns = `n.id, n.reference, n.object, n.buyer, n.cpv, n.publication_date, n.closing_date, n.status, n.award_text, p.label as procedure`

/** Notices that a stranger's request reads at most, the latest to close first. */
const mostShown = 1000

const listSql = `select ${columns} ${shownSql} order by n.closing_date desc, n.id desc limit ${mostShown}`
const oneSql = `select ${columns}, n.lots, coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'label', d.label, 'filename', f.filename, 'size', f.size) order by d.id)
    from tender_document d join "file" f on f.id = d.file_id
    where d.public_notice_id = n.id and d.public and d."deletedAt" is null), '[]') as documents
  ${shownSql} and n.id = $2`
const settingSql =
  'select header, footer, legal_mentions, contact_name, contact_mail from publicnotice where $1::timestamptz is not null order by id limit 1'

/** The state that the pages show, instead of the one that the clock's work has reached. */
const shown = ({ status, award_text, ...notice }: NoticeRow, now: Date): ShownNotice => ({
  ...notice,
  state: publicState(status, notice.closing_date, now),
  award_text: status === '250' ? award_text : null,
})

const unsaid: NoticePages = {
  header: null,
  footer: null,
  legal_mentions: null,
  contact_name: null,
  contact_mail: null,
}

const settingCall = publicCall(
  'GET /public-notices/setting',
  { summary: 'Textes des pages des avis publics', tag, answers: noticePages },
  async ({ context }) => (await ask<NoticePages>(context, settingSql))[0] ?? unsaid,
)

const listCall = publicCall(
  'GET /public-notices',
  { summary: 'Avis de marché publiés, ouverts à tous', tag, listed: true, answers: [shownNotice] },
  async ({ context }) =>
    (await ask<NoticeRow>(context, listSql)).map((notice) => shown(notice, context.now())),
)

const oneCall = publicCall(
  'GET /public-notices/{id}',
  {
    summary: 'Un avis de marché publié et ses documents publics',
    tag,
    params: noticeParams,
    answers: wholeNotice,
  },
  async ({ context, params }) => {
    type Whole = NoticeRow & Pick<WholeNotice, 'lots' | 'documents'>
    const { lots, documents, ...notice } = only(await ask<Whole>(context, oneSql, params.id))
    return { ...shown(notice, context.now()), lots, documents }
  },
)

export const publicPagesCalls: Call[] = [settingCall, listCall, oneCall]
