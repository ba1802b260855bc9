import { lookup } from '../schema/lookup'
import { fill, type Marks } from '../schema/phrase'
import type { NotificationKind } from './notification-kinds'
import { campaignTexts } from './notification-texts-campaigns'
import { declaredTexts } from './notification-texts-declared'
import { officeTexts } from './notification-texts-office'
import { quoteTexts } from './notification-texts-quotes'

/** What a notification says; `%{x}` is filled in. */
interface KindText {
  title: string
  /** What stands after the title in the subject of its mail: which one, whose, what changed. */
  about: string
  body: string
}

/** The French of every kind (domain §13.1). */
export const notificationTexts = lookup({
  order_validated: {
    title: 'Commande validée',
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} auprès de %{supplier} a été validée par %{by}.',
  },
  order_refused: {
    title: 'Commande refusée',
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} auprès de %{supplier} a été refusée par %{by} : %{reason}',
  },
  order_not_read: {
    title: 'Commande non lue par le fournisseur sous 90 minutes',
    about: '%{order} — %{supplier}',
    body: "La commande %{order}, envoyée à %{supplier} le %{sent_at}, n'a pas été lue.",
  },
  order_read: {
    title: 'Commande lue par le fournisseur',
    about: '%{order} — %{supplier}',
    body: '%{supplier} a lu la commande %{order}.',
  },
  order_unvalidated: {
    title: 'Commande que plus personne ne peut valider',
    about: '%{order} — %{supplier}',
    body: 'Plus personne ne peut valider la commande %{order} auprès de %{supplier} : elle est revenue en préparation.',
  },
  order_held: {
    title: 'Commande qui ne peut pas être validée',
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} de %{author} auprès de %{supplier} ne peut pas être validée : %{reason}',
  },
  order_not_sent: {
    title: "Panier qui n'est pas parti à l'heure prévue",
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} auprès de %{supplier} est restée en préparation : %{reason}',
  },
  order_sent_otherwise: {
    title: 'Panier parti autrement que prévu',
    about: '%{order} — %{supplier}',
    body: "La commande %{order} auprès de %{supplier} est partie à l'heure prévue : %{reason}",
  },
  order_expired: {
    title: 'Commande en préparation dont la date de livraison est dépassée',
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} auprès de %{supplier} devait être livrée le %{delivery_date}.',
  },
  order_to_validate: {
    title: 'Commande à valider',
    about: '%{order} — %{supplier} — %{total} HT',
    body: 'La commande %{order} de %{author} auprès de %{supplier} (%{total} HT) attend votre décision.',
  },
  order_cut_off: {
    title: 'Heure limite proche',
    about: '%{order} — %{supplier}',
    body: 'La commande %{order} auprès de %{supplier} doit être validée avant %{cut_off} pour être livrée le %{delivery_date}.',
  },
  order_mail_error: {
    title: "Échec d'envoi de la commande",
    about: '%{order} — %{supplier}',
    body: "La commande %{order} n'a pas pu être envoyée à %{supplier} : %{reason}",
  },
  order_confirmed: {
    title: 'Commande confirmée par le fournisseur',
    about: '%{order} — %{supplier}',
    body: '%{supplier} a confirmé la commande %{order}, livraison le %{delivery_date}. %{differences}',
  },
  substitution_proposed: {
    title: 'Remplacement proposé',
    about: '%{order} — %{supplier}',
    body: '%{supplier} propose pour la commande %{order}, réponse attendue avant le %{limit} : %{what}',
  },
  substitution_closed: {
    title: 'Remplacement resté sans réponse',
    about: '%{order} — %{supplier}',
    body: 'Commande %{order} (%{supplier}) : %{what}',
  },
  substitution_answered: {
    title: 'Réponse à un remplacement proposé',
    about: '%{order} — %{adherent}',
    body: 'Commande %{order} (%{adherent}) : %{what}',
  },
  litigation_updated: {
    title: 'Litige mis à jour',
    about: '%{litigation} — %{supplier} — %{what}',
    body: 'Le litige %{litigation} (%{supplier}) : %{what}',
  },
  cart_repriced: {
    title: 'Prix modifié dans un panier',
    about: '%{order} — %{article}',
    body: 'Le prix de %{article} passe de %{old_price} à %{new_price} dans le panier %{order}.',
  },
  price_date: {
    title: 'Nouveaux prix le %{date}',
    about: '%{adherent} — %{gap}',
    body: "Au %{date}, le panier de %{adherent} sur douze mois passe de %{before} à %{after} HT, soit %{gap} (%{pct}). Le détail est sur l'accueil.",
  },
  tender_invitation: {
    title: 'Consultation ouverte',
    about: '%{tender}',
    body: 'La consultation « %{tender} » est ouverte, réponse attendue avant le %{limit}.',
  },
  tender_negotiation: {
    title: 'Négociation ouverte',
    about: '%{tender}',
    body: "Vous pouvez modifier vos prix de « %{tender} » jusqu'au %{limit}.",
  },
  explanation_asked: {
    title: 'Explications demandées',
    about: '%{tender}',
    body: "Vos prix de « %{tender} » appellent des explications, attendues jusqu'au %{limit}.",
  },
  offer_explained: {
    title: 'Explications reçues',
    about: '%{tender} — %{supplier}',
    body: '%{supplier} a expliqué ses prix de « %{tender} ».',
  },
  answer_restarted: {
    title: 'Votre réponse a été recommencée',
    about: '%{tender}',
    body: "%{name} a recommencé la réponse de votre entreprise à « %{tender} » : ce que vous aviez saisi n'est plus lisible. Une offre déjà envoyée reste valable tant qu'une autre ne la remplace pas.",
  },
  tender_reminder: {
    title: 'Rappel : consultation ouverte',
    about: '%{tender}',
    body: 'La consultation « %{tender} » attend votre réponse avant le %{limit}.',
  },
  price_update_request: {
    title: 'Mise à jour des prix demandée',
    about: '%{campaign}',
    body: 'Vos prix sont attendus pour « %{campaign} » avant le %{limit}.',
  },
  price_update_reminder: {
    title: 'Rappel : mise à jour des prix demandée',
    about: '%{campaign}',
    body: 'Vos prix sont encore attendus pour « %{campaign} » avant le %{limit}.',
  },
  ...declaredTexts,
  ...campaignTexts,
  award_result: {
    title: 'Résultat de consultation',
    about: '%{tender}',
    body: 'La consultation « %{tender} » est attribuée : %{result}',
  },
  market_ending: {
    title: 'Fin de marché proche',
    about: '%{tender} — %{end}',
    body: 'Le marché « %{tender} » se termine le %{end} : ses articles ne se commanderont plus sans un autre prix.',
  },
  temperature_alert: {
    title: 'Température à réception hors seuil',
    about: '%{order} — %{adherent} — %{temperature}',
    body: '%{adherent} a relevé %{temperature} à la réception de la commande %{order} (%{supplier}).',
  },
  reception_undone: {
    title: 'Réception annulée',
    about: '%{order} — %{supplier}',
    body: 'La réception du %{date} de la commande %{order} (%{supplier}) a été annulée par %{by} : %{reason}',
  },
  stock_below_minimum: {
    title: 'Stock sous le minimum',
    about: '%{article} — %{adherent}',
    body: 'Il reste %{quantity} de %{article} à %{adherent} (minimum %{minimum}).',
  },
  ...quoteTexts,
  ...officeTexts,
} as const satisfies { readonly [K in NotificationKind]: KindText })

type Texts = typeof notificationTexts

/** What the sentences of a kind name: `%{order}` asks for `order`. */
export type NotificationParams<K extends NotificationKind> = Readonly<
  Record<Marks<Texts[K]['title'] | Texts[K]['about'] | Texts[K]['body']>, string | number>
>

/** The title and the sentence of a notification, and the subject of its mail: « Litige mis à jour : L-2026-0007 — … ». */
export function notificationText(
  kind: NotificationKind,
  params: Readonly<Record<string, string | number>>,
): { title: string; body: string; subject: string } {
  const { title, about, body } = notificationTexts[kind]
  const said = fill(title, params)
  return { title: said, body: fill(body, params), subject: `${said} : ${fill(about, params)}` }
}
