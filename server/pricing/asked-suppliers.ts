import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import { linkOf } from '../../resources/content/notification-links'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import type { Config } from '../config'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import type { CampaignRow } from './campaign'

type Surroundings = { config: Config; now: () => Date }

/** A supplier of a campaign and where it is written to. */
export interface Asked extends Record<string, unknown> {
  supplier_id: number
  name: string
  contacts: string[]
}

const contactsOf = (type: string) => `array(
  select distinct c.email from contact c where c.supplier_id = s.id and c."deletedAt" is null and c.email is not null
    and exists (select 1 from contact_contact_type_ids j join contacttype t on t.id = j.contacttype_id
      where j.contact_id = c.id and t.machine_name = '${type}'))`

const askedSql = `
  select s.id as supplier_id, s.name, coalesce(nullif(${contactsOf('product_update')}, '{}'), nullif(${contactsOf('administrative')}, '{}'),
    array_remove(array[s.email], null)) as contacts
  from supplier s where s.id = any($1::bigint[]) order by s.id`

/** The suppliers by id, with their contacts for products and prices. */
export const askedSuppliers = (tx: Tx | ActorTx, ids: readonly number[]): Promise<Asked[]> =>
  pastRights(tx, 'pricing', (past) => past.query<Asked>(askedSql, [ids]))

/** What every mail about a campaign names. */
export const namesOf = (campaign: CampaignRow, asked: Asked) => ({
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
  { campaign, asked, mail }: { campaign: CampaignRow; asked: Asked; mail: AskedMail<M> },
): Promise<void> {
  if (!asked.contacts.length) return
  const link = linkOf('Price_update', campaign.id, 2)
  await queueModel(context, tx, {
    model: mail.model,
    to: asked.contacts,
    values: mail.values,
    ...(link ? { address: siteAddress(context.config, link) } : {}),
    uniqueKey: `${mail.model}:${campaign.id}:${asked.supplier_id}:${mail.event}`,
    about: { model: 'Price_update', id: campaign.id },
  })
}

/** Tells a supplier's people of a campaign in their box. */
export async function tellAsked(
  tx: Tx | ActorTx,
  {
    campaign,
    asked,
    ...told
  }: {
    campaign: CampaignRow
    asked: Asked
    kind: 'price_update_request' | 'price_update_reminder'
    event: string
    now: Date
  },
): Promise<void> {
  const users = await supplierUsers(tx, asked.supplier_id)
  const params = { campaign: campaign.label, limit: frenchMoment(campaign.response_date_limit) }
  await notify(tx, { ...told, users, model: 'Price_update', entityId: campaign.id, params })
}
