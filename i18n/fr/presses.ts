import { texts } from '../../resources/schema/texts'

/** What is said of quantities that were set without a network. */
export const pressTexts = texts('presses', {
  waits: "en attente d'envoi",
  waiting: "%{smart_count} quantité en attente d'envoi |||| %{smart_count} quantités en attente d'envoi",
  offline:
    "%{smart_count} quantité en attente d'envoi : elle partira au retour du réseau |||| %{smart_count} quantités en attente d'envoi : elles partiront au retour du réseau",
  sent: '%{smart_count} quantité envoyée |||| %{smart_count} quantités envoyées',
  leaving:
    "%{smart_count} quantité n'est pas encore dans vos paniers : en vous déconnectant, vous l'effacez de cet appareil. Restez connecté jusqu'au retour du réseau pour l'envoyer. |||| %{smart_count} quantités ne sont pas encore dans vos paniers : en vous déconnectant, vous les effacez de cet appareil. Restez connecté jusqu'au retour du réseau pour les envoyer.",
})
