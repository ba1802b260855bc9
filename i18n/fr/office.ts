import { texts } from '../../resources/schema/texts'

/** What changes many rows at once says, and what brings values and rows back. */
export const officeTexts = texts('office', {
  deletedTitle: 'Supprimés : %{list}',
  deletedHelp: 'Une ligne rétablie revient avec ce qui avait disparu avec elle.',
  deletedNone: "Rien n'a été supprimé.",
  deletedAt: 'supprimé le %{moment} %{author}',
  restore: 'Rétablir',
  restoreNamed: 'Rétablir %{title}',
  restored: '« %{title} » est de retour dans la liste.',

  lost: "%{what} « %{title} » : élément supprimé, à rétablir d'abord.",

  restoreValue: 'Rétablir cette valeur',
  valueRestored: 'La valeur est remise dans le formulaire : enregistrez pour la garder.',

  edit: 'Modifier un champ',
  editTitle: 'Modifier un champ de %{smart_count} ligne |||| Modifier un champ de %{smart_count} lignes',
  field: 'Champ',
  emptied: 'Laisser vide efface la valeur des lignes.',
  preview: 'Ce qui change',
  changes: '%{smart_count} ligne change |||| %{smart_count} lignes changent',
  same: '%{smart_count} ligne a déjà cette valeur |||| %{smart_count} lignes ont déjà cette valeur',
  more: 'et %{smart_count} autre |||| et %{smart_count} autres',
  apply: 'Modifier',
  edited: '%{smart_count} ligne modifiée |||| %{smart_count} lignes modifiées',
  undo: 'Annuler',
  editFound: 'Modifier un champ des %{n} lignes trouvées',
  foundChanges: 'Les %{n} lignes trouvées reçoivent cette valeur ; voici les premières',
  foundSame: "Les %{n} lignes trouvées reçoivent cette valeur ; les premières l'ont déjà",
  bulkProgress: 'Avancement de la modification de « %{field} »',
  bulkRunning: '« %{field} » : %{handled} lignes traitées sur %{total}. Vous pouvez quitter cet écran.',
  bulkDone:
    '« %{field} » : %{smart_count} ligne modifiée |||| « %{field} » : %{smart_count} lignes modifiées',
  bulkSame: '%{smart_count} avait déjà cette valeur |||| %{smart_count} avaient déjà cette valeur',
  bulkRefused: '%{smart_count} refusée |||| %{smart_count} refusées',
  bulkStopped: 'arrêtée après %{handled} lignes sur %{total} : %{why}',
  bulkUndoing: '« %{field} » : les lignes sont remises comme avant…',
  bulkUndone:
    '« %{field} » : %{smart_count} ligne remise comme avant |||| « %{field} » : %{smart_count} lignes remises comme avant',
  bulkLeft: '%{smart_count} laissée |||| %{smart_count} laissées',
  bulkClose: 'Fermer',
  undone: '%{smart_count} ligne remise comme avant |||| %{smart_count} lignes remises comme avant',
})
