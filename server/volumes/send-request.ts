import { partyTexts } from '../../i18n/fr/parties'
import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { fillWritten } from '../../resources/schema/phrase'
import { told } from '../../resources/trade/told'
import type { volumeRequest } from '../../resources/volumes/volume-request'
import type { Effecting } from '../api/action-set'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import { pastRights } from '../database/past-rights'
import { namesWhy } from '../trade/shut-parties'
import { membersOf, namesOf, tellMember } from './asked-members'
import type { RequestRow } from './request'
import { linesSql, productsSql, responsesSql } from './request-sql'

/** Lines of one answer: what a grid shows at ease. */
const mostProducts = 3000

/** Members that cannot be asked: of another service, left or suspended. */
const outsideSql = `
  select a.name, case when a."deletedAt" is not null then 'removed' when a.company_id <> $2 then 'otherService' end as kind, t.label as status
  from purchase_volume_request_adherent_ids j join adherent a on a.id = j.adherent_id
    join adherentstatus t on t.id = a.adherent_status_id
  where j.purchase_volume_request_id = $1 and (a."deletedAt" is not null or a.adherent_status_id in (2, 4) or a.company_id <> $2)
  order by a.name`

interface OutsideMember extends Record<string, unknown> {
  name: string
  kind: 'removed' | 'otherService' | null
  status: string
}

async function fillAnswers({ tx, now, actor }: Writing, request: RequestRow): Promise<void> {
  const { id, period_start, period_end, company_id } = request
  await pastRights(tx, 'volumes', async (past) => {
    const products = await past.query<{ id: number }>(productsSql, [id])
    if (!products.length) throw invalid([{ name: 'family_ids', message: texts.noProduct }])
    if (products.length > mostProducts)
      throw invalid([
        {
          name: 'product_ids',
          message: texts.tooMany({ n: products.length, most: mostProducts }),
        },
      ])
    const outside = await past.query<OutsideMember>(outsideSql, [id, company_id])
    if (outside.length) {
      const parties = namesWhy(
        outside.map(({ name, kind, status }) => ({ name, why: kind ? partyTexts[kind] : status })),
      )
      throw invalid([{ name: 'adherent_ids', message: partyTexts.refused({ parties }) }])
    }
    await past.query(responsesSql, [id, now, actor.userId])
    await past.query(linesSql, [
      ...[id, now, period_start, period_end, products.map((product) => product.id)],
    ])
  })
}

/** Makes each member's answer, prefilled by what it received (domain §11.1). */
export async function send({ on, row }: Effecting<typeof volumeRequest>) {
  if (new Date(row.response_date_limit) <= on.now)
    throw invalid([{ name: 'response_date_limit', message: texts.limitPast }])
  await fillAnswers(on, row)
  return { sent_at: on.now.toISOString() }
}

/** Asks the people of each member. */
export async function askMembers(context: Context, { tx }: Writing, request: RequestRow): Promise<void> {
  for (const member of await membersOf(tx, request.id, 'all')) {
    const names = namesOf(request, member)
    const objet = fillWritten(request.mail_object?.trim() || texts.usual.object, names)
    const message = fillWritten(request.mail_message?.trim() || texts.usual.message, names)
    const mail = { model: 'volumes_demande', values: { ...names, objet, message } } as const
    await tellMember(context, tx, { request, member, mail, kind: told.volumes.asked.kind, event: 'asked' })
  }
}
