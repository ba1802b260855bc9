import { articleRequestTexts as texts } from '../../i18n/fr/article-requests'
import { articleRequest, articleRequestStates } from '../../resources/catalogue/article-request'
import { reasonsAgainstOrder } from '../../resources/catalogue/orderability'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from '../api/call'
import { type ActionWork, actionCall } from '../api/declared-action'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { pastRights } from '../database/past-rights'
import { memberOf } from '../trade/member'
import { notify } from '../trade/notify'
import { orderabilitySentence } from '../trade/orderability-sentence'
import { permittedUsers, projectManager } from '../trade/recipients'
import { readFacts } from './orderability-facts'

const nameSql = 'select name from adherent where id = $1'

async function nameOf({ tx }: Work, adherent: number): Promise<string> {
  const [row] = await pastRights(tx, 'notifications', (past) =>
    past.query<{ name: string }>(nameSql, [adherent]),
  )
  return row?.name ?? ''
}

/** Keeps a member's request for an article, and tells its « chargé de mission ». */
export async function createArticleRequest(
  work: Work,
  resource: AnyResource,
  input: UnknownRow,
): Promise<UnknownRow> {
  const row = await createRow(work, resource, { input })
  const adherent = Number(row.adherent_id)
  const managers = await projectManager(work.tx, adherent)
  await notify(work.tx, {
    kind: 'article_requested',
    users: managers.filter((id) => id !== work.actor.userId),
    params: { article: String(row.label), adherent: await nameOf(work, adherent) },
    ...{ model: 'Article_request', entityId: Number(row.id), now: work.now },
  })
  return row
}

const authorSql = 'select created_by as id from article_request where id = $1'

/** Tells who asked, and those of the member who see its requests, what became of it; not who answers. */
async function tell(
  work: Work,
  row: UnknownRow,
  { state, answer }: { state: keyof typeof articleRequestStates; answer: string },
): Promise<void> {
  const members = await permittedUsers(work.tx, Number(row.adherent_id), 'viewArticleRequest')
  const [author] = await work.tx.query<{ id: number | null }>(authorSql, [row.id])
  const users = [...members, author?.id].filter((id) => id !== work.actor.userId)
  await notify(work.tx, {
    ...{ kind: 'article_answered', users, params: { article: String(row.label), answer } },
    ...{ model: 'Article_request', entityId: Number(row.id), event: state, now: work.now },
  })
}

/** Refuses an article that the member cannot order, with the reason that its page gives. */
async function refuseUnorderable(work: Work, row: UnknownRow, articleId: number): Promise<string> {
  const member = await memberOf(work, Number(row.adherent_id), false)
  const { facts, names } = await readFacts(work, articleId, { member, day: parisDay(work.now) })
  const [code] = reasonsAgainstOrder(facts)
  if (code)
    throw invalid([
      {
        name: 'article_id',
        message: texts.unorderable({ reason: orderabilitySentence(code, facts, names) }),
      },
    ])
  return names.article ?? ''
}

const search: ActionWork = async ({ work, row }) => {
  await tell(work, row, { state: '200', answer: articleRequestStates['200'].label })
  return undefined
}

const propose: ActionWork = async ({ work, row, told }) => {
  const article = await refuseUnorderable(work, row, Number(told.article_id))
  const said = String(told.answer ?? '').trim()
  const answer = [texts.proposed({ article }), said].filter(Boolean).join(' ')
  await tell(work, row, { state: '300', answer })
  return { ...told, answered_on: parisDay(work.now) }
}

const drop: ActionWork = async ({ work, row, told }) => {
  await tell(work, row, { state: '400', answer: String(told.answer) })
  return { ...told, answered_on: parisDay(work.now) }
}

const works = lookup({ search, propose, drop })

/** The answers to requests for articles: taken up, an article proposed that the member can order, or nothing with its reason. */
export const articleRequestCalls: Call[] = Object.entries(articleRequest.actions ?? {}).map(
  ([name, { call, label }]) =>
    actionCall(articleRequest, call, {
      summary: `${articleRequest.label[0]} : ${label}`,
      works: { [name]: works[name as 'search'] },
    }),
)
