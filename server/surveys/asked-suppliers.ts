import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import type { NotificationKind } from '../../resources/content/notification-kinds'
import { linkOf } from '../../resources/content/notification-links'
import type { NotificationParams } from '../../resources/content/notification-texts'
import { frenchDay } from '../../resources/schema/date-text'
import type { Config } from '../config'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { contactAddresses } from '../trade/order-recipients'
import { supplierUsers } from '../trade/recipients'
import type { SurveyRow } from './survey'

type Surroundings = { config: Config; now: () => Date }

/** A supplier of a request and its answer. */
export interface AskedSupplier extends Record<string, unknown> {
  response_id: number
  supplier_id: number
  name: string
}

/** What every mail about a request names. */
export const namesOf = (survey: SurveyRow, asked: AskedSupplier) => ({
  demande: survey.label,
  fournisseur: asked.name,
  debut: frenchDay(survey.period_start),
  fin: frenchDay(survey.period_end),
  limite: frenchDay(survey.due_date),
})

/** What a request's notification names. */
export const limitOf = (survey: SurveyRow, asked: AskedSupplier) => ({
  request: survey.label,
  supplier: asked.name,
  limit: frenchDay(survey.due_date),
})

interface Telling<M extends MailModelName, K extends NotificationKind> {
  survey: SurveyRow
  asked: AskedSupplier
  mail: { model: M; values: MailValues<M> }
  kind: K
  params: NotificationParams<K>
  /** Tells two happenings of one kind apart. */
  event: string
}

/** Writes to a supplier's contacts « statistiques », else « administratif » (domain §3.6), and puts it into its people's box. */
export async function tellSupplier<M extends MailModelName, K extends NotificationKind>(
  context: Surroundings,
  tx: Tx | ActorTx,
  { survey, asked, mail, kind, params, event }: Telling<M, K>,
): Promise<void> {
  const to = await pastRights(tx, 'surveys', (past) =>
    contactAddresses(past, asked.supplier_id, ['statistics', 'administrative']),
  )
  const link = linkOf('Statistic_request', asked.response_id, 2)
  if (to.length)
    await queueModel(context, tx, {
      model: mail.model,
      to,
      values: mail.values,
      ...(link ? { address: siteAddress(context.config, link) } : {}),
      uniqueKey: `${mail.model}:${asked.response_id}:${event}`,
      about: { model: 'Statistic_request', id: survey.id },
    })
  const users = await supplierUsers(tx, asked.supplier_id)
  await notify(tx, {
    ...{ kind, event, users, params, mailed: to, now: context.now() },
    ...{ model: 'Statistic_request', entityId: asked.response_id },
  })
}
