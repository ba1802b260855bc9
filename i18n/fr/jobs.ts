import { texts } from '../../resources/schema/texts'

/** Texts of the jobs, of the outbox and of the mails' models in the back office. */
export const jobTexts = texts('job', {
  title: 'Tâches planifiées',
  intro:
    "Ce que le portail fait de lui-même, à heure fixe ou à intervalle régulier. L'heure est celle de Paris.",
  name: 'Tâche',
  schedule: 'Quand',
  last: 'Dernière exécution',
  next: 'Prochaine',
  never: 'Jamais exécutée',
  nothing: 'Rien à faire',
  running: 'En cours',
  done: 'Terminée',
  failed: 'En échec',
  run: 'Lancer maintenant',
  runNamed: 'Lancer maintenant : %{label}',
  history: 'Historique',
  historyNamed: 'Historique : %{label}',
  historyEmpty: 'Aucune exécution conservée.',
  ran: '« %{label} » : terminée',
  runFailed: '« %{label} » a échoué : %{error}',
  every: (minutes: number) =>
    minutes === 1 ? 'Chaque minute' : minutes === 60 ? 'Chaque heure' : `Toutes les ${minutes} minutes`,
  at: 'Chaque jour à %{time}',
  by: 'lancée par %{name}',
  duration: (ms: number) =>
    ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`,
  started: 'Début',
  took: 'Durée',
  state: 'État',
  result: 'Résultat',
})

export const outboxTexts = texts('outbox', {
  failed: "Cet e-mail n'a pas pu être envoyé.",
  copyError: "Copier l'erreur",
  message: "L'e-mail tel qu'il a été envoyé",
})

export const modelTexts = texts('model', {
  title: "Modèles d'e-mail",
  intro: "Les textes que le portail envoie. Les mots entre {{ }} sont remplacés à l'envoi.",
  own: 'Modifié',
  subject: 'Objet',
  body: 'Message',
  bodyHelp: 'Une ligne vide sépare deux paragraphes.',
  link: 'Texte du bouton',
  notes: 'Petites lignes',
  variables: 'Variables',
  variablesHelp: "Cliquez sur une variable pour l'ajouter au message.",
  example: 'Exemple : %{text}',
  insert: 'Ajouter {{%{name}}} au message',
  preview: "Aperçu avec des valeurs d'exemple",
  previewOf: "Aperçu de l'e-mail",
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Modèle enregistré',
  reset: "Rétablir le texte d'origine",
  resetTitle: "Rétablir le texte d'origine ?",
  resetText: 'Vos modifications de ce modèle seront remplacées ; elles restent lisibles dans son historique.',
  resetDone: "Texte d'origine rétabli",
  history: 'Historique',
  notFound: "Ce modèle n'existe pas.",
  unsaved: 'Modifications non enregistrées',
})
