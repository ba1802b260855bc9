import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import { linkOf } from '../../resources/content/notification-links'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import type { Config } from '../config'
import type { ActorTx, Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { suppliersWrittenTo, type WrittenTo } from '../trade/supplier-contacts'
import type { CampaignRow } from './campaign'

type Surroundings = { config: Config; now: () => Date }

/** The suppliers by id, with their contacts for products and prices. */
export const askedSuppliers = (tx: Tx | ActorTx, ids: readonly number[]): Promise<WrittenTo[]> =>
  suppliersWrittenTo(tx, ids, { type: 'product_update', reason: 'pricing' })

/** What every mail about a campaign names. */
export const namesOf = (campaign: CampaignRow, asked: WrittenTo) => ({
  campagne: campaign.label,
  fournisseur: asked.name,
  limite: frenchMoment(campaign.response_date_limit),
  application: frenchDay(campaign.appliance_date),
})

interface AskedMail<M extends MailModelName> {
  model: M
  values: MailValues<M>
  /** Tells two mails of one model apart. */
  event: string
}

export async function mailAsked<M extends MailModelName>(
  context: Surroundings,
  tx: Tx | ActorTx,
  { campaign, asked, mail }: { campaign: CampaignRow; asked: WrittenTo; mail: AskedMail<M> },
): Promise<void> {
  if (!asked.contacts.length) return
  const link = linkOf('Price_update', campaign.id, 2)
  await queueModel(context, tx, {
    model: mail.model,
    to: asked.contacts,
    values: mail.values,
    ...(link ? { address: siteAddress(context.config, `${link}?supplier=${asked.supplier_id}`) } : {}),
    uniqueKey: `${mail.model}:${campaign.id}:${asked.supplier_id}:${mail.event}`,
    about: { model: 'Price_update', id: campaign.id },
  })
}

/** Writes about a campaign to one of its suppliers; answers the addresses that it wrote to. */
export async function mailOne<M extends MailModelName>(
  context: Surroundings,
  { tx }: { tx: Tx | ActorTx },
  {
    campaign,
    supplier_id,
    mail,
  }: {
    campaign: CampaignRow
    supplier_id: number
    mail: (values: ReturnType<typeof namesOf>) => AskedMail<M>
  },
): Promise<readonly string[]> {
  const suppliers = await askedSuppliers(tx, [supplier_id])
  for (const asked of suppliers)
    await mailAsked(context, tx, { campaign, asked, mail: mail(namesOf(campaign, asked)) })
  return suppliers.flatMap(({ contacts }) => contacts)
}

/** Tells a supplier's people of a campaign in their box, by mail too those who are no contact that was written to. */
export async function tellAsked(
  tx: Tx | ActorTx,
  {
    campaign,
    asked,
    ...told
  }: {
    campaign: CampaignRow
    asked: WrittenTo
    kind: 'price_update_request' | 'price_update_reminder'
    event: string
    now: Date
  },
): Promise<void> {
  const users = await supplierUsers(tx, asked.supplier_id)
  const params = { campaign: campaign.label, limit: frenchMoment(campaign.response_date_limit) }
  await notify(tx, {
    ...told,
    users,
    model: 'Price_update',
    entityId: campaign.id,
    params,
    mailed: asked.contacts,
  })
}
