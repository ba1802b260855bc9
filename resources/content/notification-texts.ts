/** How a kind of notification is called in the preferences, and what one of them says; `{x}` is filled in. */
export interface KindText {
  label: string
  title: string
  body: string
}

/** The French of every kind (domain §13.1). */
export const notificationTexts = {
  order_validated: {
    label: 'Commande validée',
    title: 'Commande validée',
    body: 'La commande {order} auprès de {supplier} a été validée par {by}.',
  },
  order_refused: {
    label: 'Commande refusée',
    title: 'Commande refusée',
    body: 'La commande {order} auprès de {supplier} a été refusée par {by} : {reason}',
  },
  order_not_read: {
    label: 'Commande non lue par le fournisseur sous 90 minutes',
    title: 'Commande non lue par le fournisseur sous 90 minutes',
    body: "La commande {order}, envoyée à {supplier} le {sent_at}, n'a pas été lue.",
  },
  order_read: {
    label: 'Commande lue par le fournisseur',
    title: 'Commande lue par le fournisseur',
    body: '{supplier} a lu la commande {order}.',
  },
  order_expired: {
    label: 'Commande en préparation dont la date de livraison est dépassée',
    title: 'Commande en préparation dont la date de livraison est dépassée',
    body: 'La commande {order} auprès de {supplier} devait être livrée le {delivery_date}.',
  },
  order_to_validate: {
    label: 'Commande à valider',
    title: 'Commande à valider',
    body: 'La commande {order} de {author} auprès de {supplier} ({total} HT) attend votre décision.',
  },
  order_cut_off: {
    label: 'Commande à valider avant une heure limite proche',
    title: 'Heure limite proche',
    body: 'La commande {order} auprès de {supplier} doit être validée avant {cut_off} pour être livrée le {delivery_date}.',
  },
  order_mail_error: {
    label: "Échec d'envoi de la commande",
    title: "Échec d'envoi de la commande",
    body: "La commande {order} n'a pas pu être envoyée à {supplier} : {reason}",
  },
  order_confirmed: {
    label: 'Commande confirmée par le fournisseur',
    title: 'Commande confirmée par le fournisseur',
    body: '{supplier} a confirmé la commande {order}, livraison le {delivery_date}. {differences}',
  },
  litigation_updated: {
    label: 'Litige mis à jour',
    title: 'Litige mis à jour',
    body: 'Le litige {litigation} ({supplier}) : {what}',
  },
  cart_repriced: {
    label: 'Prix modifié dans un panier',
    title: 'Prix modifié dans un panier',
    body: 'Le prix de {article} passe de {old_price} à {new_price} dans le panier {order}.',
  },
  tender_invitation: {
    label: 'Consultation ouverte',
    title: 'Consultation ouverte',
    body: 'La consultation « {tender} » est ouverte, réponse attendue avant le {limit}.',
  },
  tender_reminder: {
    label: 'Rappel de consultation',
    title: 'Rappel : consultation ouverte',
    body: 'La consultation « {tender} » attend votre réponse avant le {limit}.',
  },
  price_update_request: {
    label: 'Mise à jour des prix demandée',
    title: 'Mise à jour des prix demandée',
    body: 'Vos prix sont attendus pour « {campaign} » avant le {limit}.',
  },
  price_update_reminder: {
    label: 'Rappel de mise à jour des prix',
    title: 'Rappel : mise à jour des prix demandée',
    body: 'Vos prix sont encore attendus pour « {campaign} » avant le {limit}.',
  },
  volume_request: {
    label: "Volumes d'achats demandés",
    title: "Volumes d'achats demandés",
    body: "Les volumes d'achats de {adherent} sont attendus pour « {request} » avant le {limit}.",
  },
  volume_reminder: {
    label: "Rappel de volumes d'achats",
    title: "Rappel : volumes d'achats demandés",
    body: "Les volumes d'achats de {adherent} sont encore attendus pour « {request} » avant le {limit}.",
  },
  revenue_due: {
    label: "Chiffre d'affaires à déclarer",
    title: "Chiffre d'affaires à déclarer",
    body: "Le chiffre d'affaires de {supplier} pour {period} est à déclarer avant le {limit}.",
  },
  revenue_late: {
    label: "Chiffre d'affaires en retard",
    title: "Chiffre d'affaires en retard",
    body: "Le chiffre d'affaires de {supplier} pour {period} était à déclarer avant le {limit}.",
  },
  award_result: {
    label: 'Résultat de consultation',
    title: 'Résultat de consultation',
    body: 'La consultation « {tender} » est attribuée : {result}',
  },
  temperature_alert: {
    label: 'Température à réception hors seuil',
    title: 'Température à réception hors seuil',
    body: '{adherent} a relevé {temperature} à la réception de la commande {order} ({supplier}).',
  },
  reception_undone: {
    label: 'Réception annulée',
    title: 'Réception annulée',
    body: 'La réception du {date} de la commande {order} ({supplier}) a été annulée par {by} : {reason}',
  },
  stock_below_minimum: {
    label: 'Stock sous le minimum',
    title: 'Stock sous le minimum',
    body: 'Il reste {quantity} de {article} à {adherent} (minimum {minimum}).',
  },
} as const satisfies Readonly<Record<string, KindText>>
