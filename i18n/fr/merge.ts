import { texts } from '../../resources/schema/texts'

/** What the server says of records that are merged. */
export const mergeTexts = texts('merge', {
  stuck:
    '%{smart_count} %{what} ne peut pas suivre la fiche gardée : elle y ferait double emploi, ou ne se modifie plus. |||| %{smart_count} %{what} ne peuvent pas suivre la fiche gardée : elles y feraient double emploi, ou ne se modifient plus.',
  tooMany: 'Plus de 100 000 lignes renvoient à ces fiches : la fusion est refusée',
  merged: 'Cette fiche a été fusionnée avec une autre',
  notUndoable: 'Cette fusion est déjà annulée, ou date de plus de 30 jours',
  keptGone: 'La fiche gardée a été supprimée ou fusionnée depuis : rétablissez-la avant',
  changedSince: 'modifié depuis',
  several: 'Choisissez de 2 à 10 fiches, celle qui reste parmi elles',
})
