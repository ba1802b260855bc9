import { texts } from '../../resources/schema/texts'

/** What the server says of its own faults. */
export const systemTexts = texts('system', {
  jobFails: 'La tâche « %{job} » a échoué trois fois de suite : %{error}',
  webhookStopped: 'Le webhook « %{label} » est arrêté.',
  deadJobs:
    '%{smart_count} travail abandonné après ses essais |||| %{smart_count} travaux abandonnés après leurs essais',
  mailsLate: 'Des e-mails attendent depuis %{minutes} minutes.',
  queueLong: 'La file « %{queue} » compte %{n} travaux en attente.',
  diskFull: 'Le disque « %{place} » est occupé à %{percent} %.',
  baseOld: 'Aucune sauvegarde complète réussie depuis plus de %{hours} heures.',
  drillOld: 'Aucun exercice de restauration réussi depuis plus de %{days} jours.',
  walOld: "Le journal des écritures n'est plus sauvegardé depuis %{minutes} minutes.",
  certificate: 'Le certificat du site expire le %{end}.',
  watched: 'Pannes signalées : %{began}, terminées : %{ended}',
})

/** What the mails of faults say. */
export const systemMailTexts = texts('systemMail', {
  began: 'Panne : %{message}',
  over: 'Panne terminée : %{message}',
  beganText: 'Le portail signale une panne depuis le %{since} : %{message}',
  overText: 'La panne signalée le %{since} est terminée : %{message}',
  button: "Voir l'état du système",
})

/** What « État du système » says. */
export const systemScreenTexts = texts('systemScreen', {
  title: 'État du système',
  help: 'Les sept derniers jours du serveur, ses pannes et les erreurs des navigateurs.',
  version: 'Version',
  upSince: 'Démarré le',
  requestsToday: 'Requêtes sur 24 h',
  failedToday: 'En erreur sur 24 h',
  faults: 'Pannes',
  noFault: 'Aucune panne en sept jours.',
  fault: 'Panne',
  began: 'Début',
  ended: 'Fin',
  still: 'En cours',
  charts: 'Mesures',
  none: 'Pas encore de mesure : la première est prise cinq minutes après le démarrage.',
  moment: 'Date',
  requests: 'Requêtes par demi-heure',
  errors: 'Requêtes en erreur (5xx)',
  time: 'Temps de réponse moyen (ms)',
  lag: "Retard de la boucle d'événements (ms)",
  busy: 'Connexions à la base occupées',
  waiting: 'En attente',
  mails: 'E-mails',
  webhooks: 'Webhooks',
  queue: 'Tâches',
  disk: 'Disque occupé (%)',
  logins: 'Connexions refusées',
  wal: 'Retard des sauvegardes (s)',
  browserErrors: 'Erreurs des navigateurs',
  noBrowserError: 'Aucune erreur signalée en trente jours.',
  message: 'Message',
  release: 'Version',
  page: 'Page',
  times: 'Nombre',
  last: 'Dernière fois',
  stack: "Pile d'appels",
})
