/** Where a notification goes beside the box: nowhere, a mail at once, or the mail of the next morning (domain §13.1). */
export const mailings = {
  none: 'Application seulement',
  mail: 'Application et e-mail immédiat',
  digest: 'Application et récapitulatif de 7 h',
} as const
export type Mailing = keyof typeof mailings

/** 1 back office, 2 suppliers, 3 members: who may be told of a kind. */
type ProfileTypes = readonly (1 | 2 | 3)[]

interface KindFacts {
  /** How it is called in the preferences. */
  label: string
  /** Name of a Material icon. */
  icon: string
  /** What people get until they choose otherwise. */
  mailing: Mailing
  to: ProfileTypes
}

const members: ProfileTypes = [3]
const suppliers: ProfileTypes = [2]
const staff: ProfileTypes = [1]

/** Something has gone wrong: by mail, to a member's people, or to the back office too. */
const trouble = { icon: 'ErrorOutline', mailing: 'mail', to: members } as const
const toldTrouble = { ...trouble, to: [1, 3] } as const

const failed = { icon: 'ErrorOutline', mailing: 'none' } as const

/** The kinds of domain §13.1, in its order. */
export const notificationKinds = {
  order_validated: { label: 'Commande validée', icon: 'CheckCircle', mailing: 'none', to: members },
  order_refused: { label: 'Commande refusée', icon: 'Cancel', mailing: 'mail', to: members },
  order_not_read: {
    label: 'Commande non lue par le fournisseur sous 90 minutes',
    icon: 'MarkEmailUnread',
    mailing: 'mail',
    to: [1, 3],
  },
  order_read: { label: 'Commande lue par le fournisseur', icon: 'Drafts', mailing: 'none', to: members },
  order_expired: {
    label: 'Commande en préparation dont la date de livraison est dépassée',
    icon: 'EventBusy',
    mailing: 'digest',
    to: members,
  },
  /** Its mail is one of its own, with a link that decides. */
  order_to_validate: { label: 'Commande à valider', icon: 'FactCheck', mailing: 'none', to: members },
  order_unvalidated: { label: 'Commande que plus personne ne peut valider', ...toldTrouble },
  order_held: { label: 'Validation arrêtée par un contrôle', ...trouble },
  order_not_sent: { label: "Envoi prévu d'un panier arrêté par un contrôle", ...toldTrouble },
  order_sent_otherwise: { label: 'Panier envoyé à son heure, autrement que prévu', ...trouble },
  order_cut_off: {
    label: 'Commande à valider avant une heure limite proche',
    icon: 'Timer',
    mailing: 'mail',
    to: members,
  },
  order_mail_error: { label: "Échec d'envoi de la commande", ...toldTrouble },
  order_confirmed: {
    label: 'Commande confirmée par le fournisseur',
    icon: 'LocalShipping',
    mailing: 'none',
    to: members,
  },
  /** Its mail is one of its own, with a link that answers. */
  substitution_proposed: {
    label: 'Remplacement proposé',
    icon: 'LocalShipping',
    mailing: 'none',
    to: members,
  },
  substitution_closed: {
    label: 'Remplacement resté sans réponse',
    icon: 'LocalShipping',
    mailing: 'none',
    to: members,
  },
  substitution_answered: {
    label: 'Réponse à un remplacement proposé',
    icon: 'LocalShipping',
    mailing: 'none',
    to: suppliers,
  },
  litigation_updated: { label: 'Litige mis à jour', icon: 'ReportProblem', mailing: 'mail', to: [1, 2, 3] },
  cart_repriced: { label: 'Prix modifié dans un panier', icon: 'PriceChange', mailing: 'none', to: members },
  price_date: { label: 'Prix à venir de mon panier', icon: 'PriceChange', mailing: 'digest', to: members },
  tender_invitation: { label: 'Consultation ouverte', icon: 'Gavel', mailing: 'mail', to: suppliers },
  tender_negotiation: { label: 'Négociation ouverte', icon: 'Gavel', mailing: 'mail', to: suppliers },
  explanation_asked: { label: 'Explications demandées', icon: 'Gavel', mailing: 'mail', to: suppliers },
  offer_explained: { label: 'Explications reçues', icon: 'Gavel', mailing: 'mail', to: staff },
  answer_restarted: { label: 'Réponse recommencée', icon: 'Gavel', mailing: 'mail', to: suppliers },
  tender_reminder: { label: 'Rappel de consultation', icon: 'Gavel', mailing: 'mail', to: suppliers },
  price_update_request: {
    label: 'Mise à jour des prix demandée',
    icon: 'PriceChange',
    mailing: 'mail',
    to: suppliers,
  },
  price_update_reminder: {
    label: 'Rappel de mise à jour des prix',
    icon: 'PriceChange',
    mailing: 'mail',
    to: suppliers,
  },
  /** Its mail is the request's own, as its reminder's. */
  volume_request: {
    label: "Volumes d'achats demandés",
    icon: 'StackedBarChart',
    mailing: 'none',
    to: members,
  },
  volume_reminder: {
    label: "Rappel de volumes d'achats",
    icon: 'StackedBarChart',
    mailing: 'none',
    to: members,
  },
  statistic_request: {
    label: 'Statistiques demandées',
    icon: 'StackedBarChart',
    mailing: 'none',
    to: suppliers,
  },
  statistic_reminder: {
    label: 'Rappel de statistiques demandées',
    icon: 'StackedBarChart',
    mailing: 'none',
    to: suppliers,
  },
  revenue_due: { label: "Chiffre d'affaires à déclarer", icon: 'Euro', mailing: 'mail', to: suppliers },
  revenue_late: { label: "Chiffre d'affaires en retard", icon: 'Euro', mailing: 'mail', to: suppliers },
  revenue_returned: {
    label: "Chiffre d'affaires à corriger",
    icon: 'Euro',
    mailing: 'mail',
    to: suppliers,
  },
  request_changed: { label: 'Consultation modifiée', icon: 'Gavel', mailing: 'mail', to: suppliers },
  request_reopened: { label: 'Demande rouverte', icon: 'FactCheck', mailing: 'mail', to: [2, 3] },
  request_withdrawn: { label: 'Demande retirée', icon: 'Cancel', mailing: 'mail', to: suppliers },
  request_decided: { label: 'Suite donnée à une réponse', icon: 'FactCheck', mailing: 'mail', to: [2, 3] },
  answer_returned: { label: 'Réponse à corriger', icon: 'ErrorOutline', mailing: 'mail', to: suppliers },
  answer_received: { label: 'Réponse reçue à une demande', icon: 'FactCheck', mailing: 'none', to: staff },
  request_closed: { label: 'Demande clôturée', icon: 'Timer', mailing: 'digest', to: staff },
  award_result: { label: 'Résultat de consultation', icon: 'EmojiEvents', mailing: 'mail', to: suppliers },
  market_ending: { label: 'Fin de marché proche', icon: 'EmojiEvents', mailing: 'digest', to: staff },
  temperature_alert: {
    label: 'Température à réception hors seuil',
    icon: 'Thermostat',
    mailing: 'mail',
    to: staff,
  },
  reception_undone: { label: 'Réception annulée', icon: 'Cancel', mailing: 'mail', to: [1, 3] },
  stock_below_minimum: { label: 'Stock sous le minimum', icon: 'Inventory', mailing: 'digest', to: members },
  article_requested: { label: "Demande d'article", icon: 'RequestQuote', mailing: 'mail', to: staff },
  article_answered: {
    label: "Réponse à une demande d'article",
    icon: 'RequestQuote',
    mailing: 'mail',
    to: members,
  },
  quote_asked: { label: 'Devis demandé', icon: 'RequestQuote', mailing: 'mail', to: staff },
  quote_request: { label: 'Demande de devis reçue', icon: 'RequestQuote', mailing: 'none', to: suppliers },
  quote_answered: { label: 'Devis reçu', icon: 'RequestQuote', mailing: 'mail', to: [1, 3] },
  quote_decided: { label: 'Devis accepté ou refusé', icon: 'RequestQuote', mailing: 'none', to: [1, 3] },
  quote_expired: { label: 'Demande de devis expirée', icon: 'RequestQuote', mailing: 'none', to: [1, 3] },
  bulk_done: { label: 'Modification en nombre terminée', icon: 'FactCheck', mailing: 'none', to: [1, 2, 3] },
  bulk_failed: { ...failed, label: 'Modification en nombre arrêtée', to: [1, 2, 3] },
  bulk_undone: { label: 'Modification en nombre annulée', icon: 'FactCheck', mailing: 'none', to: [1, 2, 3] },
  import_undone: { label: 'Import annulé', icon: 'FactCheck', mailing: 'none', to: [1] },
  scheduled_import_done: { label: 'Import programmé fait', icon: 'FactCheck', mailing: 'none', to: [1] },
  scheduled_import_refused: {
    label: 'Import programmé refusé',
    icon: 'ErrorOutline',
    mailing: 'mail',
    to: [1],
  },
  monthly_why: { label: '« Pourquoi ? » du mois', icon: 'StackedBarChart', mailing: 'mail', to: [1, 3] },
  comment_mentioned: { label: 'Mention dans un commentaire', icon: 'FactCheck', mailing: 'mail', to: staff },
  comment_assigned: { label: 'Commentaire à faire', icon: 'FactCheck', mailing: 'mail', to: staff },
  comment_done: { label: 'Commentaire fait', icon: 'CheckCircle', mailing: 'none', to: staff },
  comment_added: { label: 'Commentaire sur une fiche suivie', icon: 'Drafts', mailing: 'digest', to: staff },
  export_ready: { label: 'Export prêt', icon: 'FileDownload', mailing: 'none', to: [1, 3] },
  /** Their mails are ones of their own: who watches is told whatever is preferred. */
  system_fault: { ...failed, label: 'Panne du système', to: staff },
  system_recovered: { label: 'Panne du système terminée', icon: 'CheckCircle', mailing: 'none', to: staff },
  export_failed: { label: 'Export interrompu', icon: 'FileDownload', mailing: 'none', to: [1, 3] },
  webhook_stopped: { label: 'Webhook arrêté', icon: 'ErrorOutline', mailing: 'mail', to: [1, 2, 3] },
  export_ended: { label: 'Export programmé arrêté', icon: 'FileDownload', mailing: 'mail', to: [1, 3] },
} as const satisfies { readonly [kind: string]: KindFacts }

export type NotificationKind = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

export const isNotificationKind = (text: string): text is NotificationKind =>
  Object.hasOwn(notificationKinds, text)
