import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { fillWritten } from '../../resources/schema/phrase'
import { told } from '../../resources/trade/told'
import type { volumeRequest } from '../../resources/volumes/volume-request'
import type { Effecting } from '../api/action-set'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import { pastRights } from '../database/past-rights'
import { refuseParties } from '../trade/shut-parties'
import { membersOf, namesOf, tellMember } from './asked-members'
import { leftAmong } from './left-members'
import type { RequestRow } from './request'
import { linesSql, productsSql, responsesSql } from './request-sql'

/** Lines of one answer: what a grid shows at ease. */
const mostProducts = 3000

const chosenSql =
  'select adherent_id as id from purchase_volume_request_adherent_ids where purchase_volume_request_id = $1'

async function fillAnswers({ tx, now, actor }: Writing, request: RequestRow): Promise<void> {
  const { id, period_start, period_end } = request
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
    const chosen = await past.query<{ id: number }>(chosenSql, [id])
    const ids = chosen.map((member) => member.id)
    refuseParties(await leftAmong(past, { request, now }, ids), 'adherent_ids')
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
