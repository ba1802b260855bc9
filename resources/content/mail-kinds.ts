import { lookup } from '../schema/lookup'
import { mailLabels } from './mail-labels'

/** Kinds that are not the name of a model: an order is found again by how often it was sent (domain §5.6). */
const others = {
  order_sent: mailLabels.commande_envoyee,
  system_alert: 'Panne du système, à son début et à sa fin',
  order_resent: 'Commande renvoyée au fournisseur (duplicata)',
  avis_modifie: "Modification d'un avis de marché public, à qui l'a consulté",
} as const

/** What a mail in the outbox is: the model of domain §22 that it was made of, or one of the others. */
export type MailKind = keyof typeof mailLabels | keyof typeof others

const labels: Readonly<Record<string, string>> = lookup({
  ...mailLabels,
  ...others,
})

/** What a mail is, in words. */
export const mailKindLabel = (kind: string): string => labels[kind] ?? kind
