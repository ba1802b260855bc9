import { texts } from '../../resources/schema/texts'

/** What is said of the deliveries of the day, with a network and without. */
export const receiveDayTexts = texts('receiveDay', {
  title: "À réceptionner aujourd'hui",
  none: "Aucune livraison n'est attendue aujourd'hui.",
  all: 'Toutes les livraisons attendues',
  late: 'En retard',
  waits: "En attente d'envoi",
  refused: 'Refusée, à reprendre',
  lost: "La liste du jour n'a pas encore été ouverte sur cet appareil : elle le sera dès que le réseau revient.",
  offlineWaiting:
    "Hors ligne – %{smart_count} réception en attente d'envoi |||| Hors ligne – %{smart_count} réceptions en attente d'envoi",
  offline: 'Hors ligne – les réceptions du jour restent accessibles :',
  leaving:
    "%{smart_count} réception signée n'est pas encore envoyée : en vous déconnectant, vous l'effacez de cet appareil. Restez connecté jusqu'au retour du réseau pour l'envoyer. |||| %{smart_count} réceptions signées ne sont pas encore envoyées : en vous déconnectant, vous les effacez de cet appareil. Restez connecté jusqu'au retour du réseau pour les envoyer.",
})
