import { type MailProduct, type MailText, modelMail } from './mails'
import { euros } from './orders'

interface OrderMail extends MailProduct {
  number: string
  /** Who is delivered. */
  adherent: string
  supplier: string
  /** « 04/03/2026 ». */
  delivery: string
  service: string
}

/** The variables that every mail about an order has. */
const orderOf = ({ number, adherent, supplier, delivery, service }: OrderMail) => ({
  commande: number,
  adherent,
  fournisseur: supplier,
  livraison: delivery,
  service,
})

/** `commande_envoyee`: the order itself, to the supplier; a copy says so. */
export const orderSent = (of: OrderMail & { address: string; duplicata?: string }): MailText =>
  modelMail(
    'commande_envoyee',
    of,
    {
      ...orderOf(of),
      duplicata: of.duplicata ?? '',
      prefixe: of.duplicata ? `${of.duplicata} : ` : '',
    },
    of.address,
  )

/** `commande_relance_non_lue`: nobody has opened it for 90 minutes. */
export const orderUnread = (of: OrderMail & { address: string; sentAt: string }): MailText =>
  modelMail('commande_relance_non_lue', of, { ...orderOf(of), envoi: of.sentAt }, of.address)

/** `commande_annulee`. */
export const orderCancelled = (of: OrderMail & { reason: string }): MailText =>
  modelMail('commande_annulee', of, { ...orderOf(of), motif: of.reason })

/** `commande_a_valider`: the link opens a page that asks; it decides nothing by itself. */
export const orderToValidate = (
  of: OrderMail & { firstName: string; author: string; total_ht: string; address: string; hours: number },
): MailText =>
  modelMail(
    'commande_a_valider',
    of,
    {
      ...orderOf(of),
      prenom: of.firstName,
      auteur: of.author,
      total: euros(of.total_ht),
      heures: of.hours,
    },
    of.address,
  )
