import { modelMail } from '../../i18n/fr/mails'
import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import type { Config } from '../config'
import type { ActorTx, Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import type { Attachment } from './attachment'
import { mailProduct } from './product'
import { queueMail } from './queue'

/** A mail of one of the models. */
export interface ModelMail<M extends MailModelName> {
  model: M
  to: string | readonly string[]
  /** What the model's variables stand for, already written in French. */
  values: MailValues<M>
  /** Full address behind the model's button. */
  address?: string
  /** The same key never gives two mails. */
  uniqueKey: string
  /** Sender, where it is a service's and not the product's. */
  from?: string
  attachments?: readonly Attachment[]
  about?: { model: string; id: number }
}

/**
 * Puts a mail of a model (`resources/content/mail-models.ts`) in the outbox, in the caller's transaction – a work's `tx` or a
 * system's –, with the texts that the group has chosen for it. Answers whether it is a new one.
 *
 *     await queueModel(context, work.tx, { model: 'commande_refusee', to: author.email, values: { … }, address, uniqueKey: `order_refused:${id}` })
 */
export function queueModel<M extends MailModelName>(
  { config, now }: { config: Config; now: () => Date },
  tx: Tx | ActorTx,
  { model, values, address, ...mail }: ModelMail<M>,
): Promise<boolean> {
  const product = mailProduct(config)
  return pastRights(tx, 'outbox', async (past) => {
    const text = modelMail(model, product, values, address)
    return queueMail(past, { ...mail, kind: model, mail: text, config }, now())
  })
}
