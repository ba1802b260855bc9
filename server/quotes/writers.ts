import { quoteTexts as texts } from '../../i18n/fr/quotes'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { lockQuote } from './quote-row'

function refuseLimit(work: Work, limit: unknown): void {
  if (typeof limit === 'string' && new Date(limit) <= work.now)
    throw invalid([{ name: 'response_date_limit', message: texts.limitPast }])
}

/** The « chargé de mission » of the member follows its requests. */
async function managerOf(work: Work, adherent: unknown): Promise<number | null> {
  const sql = 'select project_manager_id as id from adherent where id = $1'
  const [row] = await pastRights(work.tx, 'quotes', (past) =>
    past.query<{ id: number | null }>(sql, [adherent]),
  )
  return row?.id ?? null
}

async function createQuote(work: Work, resource: AnyResource, input: UnknownRow): Promise<UnknownRow> {
  refuseLimit(work, input.response_date_limit)
  const row = await createRow(work, resource, {
    input,
    extra: { project_manager_id: await managerOf(work, input.adherent_id) },
  })
  const id = Number(row.id)
  const { label, adherent, project_manager_id: manager } = await lockQuote(work.tx, id)
  if (manager !== work.actor.userId)
    await notify(work.tx, {
      ...{ kind: 'quote_asked', users: [manager], params: { quote: label, adherent } },
      ...{ model: 'Quote', entityId: id, now: work.now },
    })
  return row
}

async function updateQuote(work: Work, resource: AnyResource, { id, input }: RowUpdate): Promise<UnknownRow> {
  refuseLimit(work, input.response_date_limit)
  return updateRow(work, resource, { id, input })
}

export const quotesWriters: Writers = {
  quote: { create: createQuote, update: updateQuote },
}
