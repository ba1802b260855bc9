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
import {
  ask,
  limitSql,
  type NoticeRow,
  noticeLotsSql,
  noticeParams,
  only,
  papersOf,
  shownSql,
} from './shown-notices'

const tag = 'Avis de marché public'
const columns = `n.id, n.reference, n.object, n.buyer, n.cpv, n.publication_date, ${limitSql} as closing_date, n.status, t.status as tender_status, n.award_text, p.label as procedure`

/** Notices that a stranger's request reads at most, the latest to close first. */
const mostShown = 1000

const listSql = `select ${columns} ${shownSql} order by ${limitSql} desc, n.id desc limit ${mostShown}`
/** Whether the settings have a profile for companies that register. */
const registrationSql = 'exists (select 1 from publicnotice where bidder_profile_id is not null)'
const oneSql = `select ${columns}, ${noticeLotsSql} as lots, case when t.published then t.id end as tender_id, ${registrationSql} as registration, coalesce((
    select jsonb_agg(jsonb_build_object('number', r.number, 'published_at', r.published_at, 'text', r.text) order by r.number desc)
    from notice_rectification r where r.public_notice_id = n.id), '[]') as rectifications, coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'label', d.label, 'filename', f.filename, 'size', f.size, 'replaced_at', d.replaced_at) order by d.replaced_at desc nulls first, d.id)
    from tender_document d join "file" f on f.id = d.file_id
    where d.public and ${papersOf}), '[]') as documents
  ${shownSql} and n.id = $2`
const settingSql =
  'select header, footer, legal_mentions, contact_name, contact_mail from publicnotice where $1::timestamptz is not null order by id limit 1'

/** The state that the pages show, instead of the one that the clock's work has reached. */
function shown({ status, tender_status, award_text, ...notice }: NoticeRow, now: Date): ShownNotice {
  const state = publicState({ status, tender_status, closing_date: notice.closing_date }, now)
  return { ...notice, state, award_text: state === 'awarded' || state === 'dropped' ? award_text : null }
}

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
    type Whole = NoticeRow &
      Pick<WholeNotice, 'lots' | 'rectifications' | 'documents' | 'tender_id' | 'registration'>
    const { lots, rectifications, documents, tender_id, registration, ...notice } = only(
      await ask<Whole>(context, oneSql, params.id),
    )
    return { ...shown(notice, context.now()), lots, rectifications, documents, tender_id, registration }
  },
)

export const publicPagesCalls: Call[] = [settingCall, listCall, oneCall]
