import { texts } from '../../resources/schema/texts'

/** What the inputs of the fields say. */
export const inputTexts = texts('input', {
  example: 'ex. %{text}',
  none: 'Aucun',
  choose: 'Choisir…',
  loading: 'Chargement en cours…',
  loadFailed: 'Impossible de charger les %{labels}',
  notFound: 'Aucun élément trouvé.',
  emptyList: 'Cette liste est vide.',
  more: 'Précisez votre recherche pour voir les autres éléments.',
  create: 'Créer « %{label} »',
  createFailed: "« %{label} » n'a pas pu être créé.",
  clear: 'Effacer',
  open: 'Ouvrir la liste',
  close: 'Fermer la liste',
  day: 'jj/mm/aaaa',
  moment: 'jj/mm/aaaa hh:mm',
  hour: 'hh:mm',
  colour: 'Choisir une couleur',
  uploading: (share: number) => `Envoi en cours… ${Math.round(share * 100)} %`,
  uploadFailed: "Le fichier n'a pas pu être envoyé.",
  pictureSent: '%{label} : image téléversée',
  pictureForbidden: "Vous n'avez pas les droits nécessaires pour téléverser cette image",
})

/** A label within a sentence: « Taux de RFA » → « taux de RFA », « RFA » as it is. */
const uncapitalised = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}|[' -])/u, (first) => first.toLocaleLowerCase('fr-FR'))

/** What the generated create, edit and show screens say. */
export const formTexts = texts('form', {
  save: 'Enregistrer',
  saveAndNew: 'Enregistrer et créer un autre',
  nextStep: 'Suivant',
  previousStep: 'Précédent',
  cancel: 'Annuler',
  close: 'Fermer',
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  history: 'Historique',
  more: "Plus d'actions",
  back: 'Retour à la liste : %{list}',
  path: "Fil d'Ariane",
  settings: 'Paramètres',
  newRecord: '%{label} : création',
  copyOf: '%{title} (copie)',
  required: "Les champs marqués d'un astérisque sont obligatoires.",
  unsaved: 'Modifications non enregistrées',
  created: 'Création enregistrée',
  updated: 'Modifications enregistrées',
  removed: 'Suppression effectuée',
  invalid: 'Un ou plusieurs champs sont incorrects',
  invalidElsewhere: '%{label} : %{message}',
  tabErrors: '1 champ à corriger |||| %{smart_count} champs à corriger',
  leaveTitle: 'Quitter sans enregistrer\u00a0?',
  leaveText: 'Vos modifications ne sont pas enregistrées : elles seront perdues.',
  leave: 'Quitter sans enregistrer',
  keptTyping: "Une saisie du %{moment} n'a pas été enregistrée.",
  keptTypingOlder: "La fiche a changé depuis : vérifiez avant d'enregistrer.",
  takeTyping: 'Reprendre la saisie',
  forgetTyping: "L'abandonner",
  removeTitle: 'Supprimer «\u00a0%{title}\u00a0»\u00a0?',
  removeText:
    "Cette suppression est définitive pour les utilisateurs ; elle reste visible dans l'historique.",
  usedTitle: 'Suppression impossible',
  usedBy: (count: number, label: string) => `${count.toLocaleString('fr-FR')} ${uncapitalised(label)}`,
  usedHint: "Vous pouvez le désactiver pour qu'il ne soit plus proposé.",
  notFoundTitle: 'Élément introuvable',
  notFoundText: "Il a été supprimé, ou vous n'y avez pas accès.",
  forbiddenTitle: 'Accès refusé',
  forbiddenText: "Vous n'avez pas les droits nécessaires pour effectuer cette action",
  readOnly: "Consultation seule : vous n'avez pas les droits nécessaires pour modifier cet élément.",
  inactive: 'Inactif',
  noRow: 'Aucune ligne.',
  none: 'Non renseigné',
  addRow: (label: string) => `Ajouter : ${uncapitalised(label)}`,
  removeRow: 'Retirer %{row}',
  moveUp: 'Monter %{row}',
  moveDown: 'Descendre %{row}',
  createdAt: 'Créé le %{moment}',
  updatedAt: 'modifié le %{moment}',
})

/** What the history of fields says. */
export const historyTexts = texts('history', {
  open: 'Historique du champ %{label}',
  title: 'Historique : %{label}',
  ofRecord: 'Historique de « %{title} »',
  fields: 'Champs',
  associations: 'Associations',
  more: 'Afficher plus',
  empty: 'Aucun changement enregistré.',
  loading: "Chargement de l'historique…",
  kinds: { create: 'Création', update: 'Modification', delete: 'Suppression' },
  actions: { added: 'Ajout', removed: 'Retrait', updated: 'Modification' },
  from: 'Ancienne valeur',
  to: 'Nouvelle valeur',
  nothing: 'Vide',
  by: 'par %{name}',
  unknownUser: 'un utilisateur supprimé',
  bySystem: 'par le système',
  actingAs: 'par %{actor} (agissant en tant que %{name})',
})

/** What is asked before a declared action. */
export const actionTexts = texts('action', {
  title: '%{label} : %{what} ?',
})

/** What is said when two people changed the same record. */
export const lockTexts = texts('lock', {
  title: 'Ces données ont été modifiées par un autre utilisateur',
  changedBy: 'Modifié par %{name} le %{moment}.',
  changed: 'Modifié le %{moment}.',
  explain: 'Pour chaque champ qui diffère, choisissez la valeur à garder.',
  noDifference: "Vos valeurs sont identiques à celles qui viennent d'être enregistrées.",
  field: 'Champ',
  base: "Valeur d'origine",
  mine: 'Votre valeur',
  theirs: 'Sa valeur',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Garder la sienne',
  allMine: 'Garder toutes les miennes',
  allTheirs: 'Garder toutes les siennes',
  save: 'Enregistrer mes choix',
  reload: 'Recharger',
})
