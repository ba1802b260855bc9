import { texts } from '../../resources/schema/texts'

/** What the server says of comments. */
export const commentTexts = texts('comment', {
  readers: "Ne peut pas lire cette fiche : %{names}. Choisissez quelqu'un d'autre.",
  inactive: "Compte désactivé : %{names}. Choisissez quelqu'un d'autre.",
  others: "Ce commentaire est de quelqu'un d'autre",
  removed: 'Ce commentaire est supprimé',
  noAssignee: "Choisissez d'abord qui s'en charge",
  due: ', pour le %{day}',
})
