import type { MailProduct, MailText } from './mails'
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

/** `commande_envoyee`: the order itself, to the supplier; a copy says so. */
export const orderSent = (of: OrderMail & { address: string; duplicata?: string }): MailText => ({
  subject: `${of.duplicata ? `${of.duplicata} : ` : ''}Commande ${of.number} — ${of.adherent} — livraison du ${of.delivery}`,
  paragraphs: [
    ...(of.duplicata ? [of.duplicata] : []),
    'Bonjour,',
    `Vous trouverez ci-joint la commande ${of.number} de ${of.adherent}, à livrer le ${of.delivery}.`,
    'Pour nous confirmer que vous en avez pris connaissance, téléchargez-la depuis le lien ci-dessous.',
  ],
  link: { label: 'Télécharger la commande', address: of.address },
  notes: [
    `Commande passée par ${of.service} pour ${of.adherent}. Rappelez le numéro ${of.number} sur le bon de livraison et la facture.`,
  ],
})

/** `commande_relance_non_lue`: nobody has opened it for 90 minutes. */
export const orderUnread = (of: OrderMail & { address: string; sentAt: string }): MailText => ({
  subject: `Rappel : commande ${of.number} — ${of.adherent} — livraison du ${of.delivery}`,
  paragraphs: [
    'Bonjour,',
    `La commande ${of.number} de ${of.adherent}, envoyée le ${of.sentAt} pour une livraison le ${of.delivery}, n'a pas encore été téléchargée.`,
    'Merci de la télécharger pour nous confirmer que vous en avez pris connaissance.',
  ],
  link: { label: 'Télécharger la commande', address: of.address },
})

/** `commande_annulee`. */
export const orderCancelled = (of: OrderMail & { reason: string }): MailText => ({
  subject: `Annulation de commande ${of.number} — ${of.adherent} — livraison du ${of.delivery}`,
  paragraphs: [
    'Bonjour,',
    `${of.adherent} annule la commande ${of.number} qui devait être livrée le ${of.delivery}. Merci de ne pas la préparer.`,
    `Motif : ${of.reason}`,
  ],
})

/** `commande_a_valider`: the link opens a page that asks; it decides nothing by itself. */
export const orderToValidate = (
  of: OrderMail & { firstName: string; author: string; total_ht: string; address: string; hours: number },
): MailText => ({
  subject: `Commande à valider : ${of.number} — ${of.supplier} — ${euros(of.total_ht)} HT`,
  paragraphs: [
    `Bonjour ${of.firstName},`,
    `La commande ${of.number} de ${of.author} auprès de ${of.supplier}, pour ${of.adherent} (${euros(of.total_ht)} HT, livraison le ${of.delivery}), attend votre décision.`,
  ],
  link: { label: 'Examiner la commande', address: of.address },
  notes: [
    `Ce lien est valable ${of.hours} heures et ne peut servir qu'une fois. Il vous est personnel : ne le transférez pas.`,
  ],
})
