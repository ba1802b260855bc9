import { texts } from '../../resources/schema/texts'

/** What the server says of one value given to many rows. */
export const bulkTexts = texts('bulkEdit', {
  unknownField: 'Ce champ ne se modifie pas sur plusieurs lignes',
  forbiddenField: "Vous n'avez pas le droit de modifier ce champ",
  none: 'Aucune ligne ne correspond à la recherche',
  tooMany: 'Plus de 20 000 lignes correspondent : précisez la recherche',
  running: 'Une de vos modifications en nombre est en cours : attendez sa fin',
  notUndoable: 'Cette modification ne peut plus être annulée',
  importNotUndoable: 'Cet import est déjà annulé, ou une autre de vos modifications est en cours',
  changedSince: 'modifié depuis',
  gone: 'Élément introuvable',
  accountClosed: "Le compte n'est plus actif ou n'a plus ce droit",
  stopped: 'Une erreur inattendue a arrêté la modification',
})
