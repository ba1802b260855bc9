import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** How many lines came to what, and values that were made in other lists. */
export interface Counts {
  created: number
  updated: number
  unchanged: number
  errors: number
  made: number
}

const lines = (n: number) => many(n, 'ligne', 'lignes')

/** What the screen « Imports » says. */
export const importsTexts = texts('imports', {
  title: 'Imports',
  subtitle: "Les fichiers importés, ce qu'ils ont changé, et comment revenir en arrière.",
  table: 'Imports',
  empty: 'Aucun import',
  emptyText: "Un fichier s'importe depuis le menu « Importer » de chaque liste.",
  file: 'Fichier',
  readBy: 'modèle « %{name} »',
  state: 'État',
  when: 'Importé',
  by: 'par %{person}',
  lines: 'Lignes',
  counts: ({ created, updated, unchanged, errors, made }: Counts) =>
    [
      created && many(created, 'création', 'créations'),
      made && many(made, 'valeur créée', 'valeurs créées'),
      updated && many(updated, 'modification', 'modifications'),
      unchanged && `${unchanged.toLocaleString('fr-FR')} sans changement`,
      errors && `${errors.toLocaleString('fr-FR')} en erreur`,
    ]
      .filter(Boolean)
      .join(', '),
  nothingKept: "Interrompu avant la fin : rien n'a été changé, le fichier peut être importé à nouveau.",
  undoneOf: (undone: number, left: number) =>
    [`${lines(undone)} comme avant`, left > 0 && many(left, 'laissée', 'laissées')]
      .filter(Boolean)
      .join(', '),
  download: 'Fichier',
  downloadOf: 'Télécharger le fichier %{file}',
  errors: 'Erreurs',
  errorsOf: 'Télécharger les erreurs de %{file}',
  undo: "Annuler l'import",
  undoOf: "Annuler l'import de %{file}",
  ask: 'Annuler cet import ?',
  askText: (file: string, created: number, updated: number) =>
    `« ${file} » : ${[
      updated && `les valeurs de ${lines(updated)} reviennent comme avant`,
      created && `${lines(created)} ${created > 1 ? 'créées sont supprimées' : 'créée est supprimée'}`,
    ]
      .filter(Boolean)
      .join(', ')}. Ce qui a été modifié ou utilisé depuis est laissé et vous est montré.`,
  report: "Annulation de l'import",
  see: "Voir l'annulation",
  seeOf: "Voir l'annulation de %{file}",
  undoing: (handled: number, total: number) =>
    `Annulation : ${handled.toLocaleString('fr-FR')} sur ${lines(total)}`,
  undone: (undone: number) => `${lines(undone)} comme avant l'import.`,
  left: (left: number) =>
    `${many(left, 'ligne est laissée', 'lignes sont laissées')} : ${left > 1 ? 'elles ont' : 'elle a'} changé ou ${left > 1 ? 'servent' : 'sert'} depuis.`,
  stopped: "L'annulation s'est arrêtée : %{why}",
  leftTable: 'Lignes laissées',
  what: 'Ligne',
  field: 'Champ',
  mine: "Écrit par l'import",
  theirs: "Aujourd'hui",
  otherLines: "Les lignes laissées sont montrées à la personne qui a annulé l'import.",
  blank: '(vide)',
  more: 'Voir %{smart_count} import de plus |||| Voir %{smart_count} imports de plus',
  close: 'Fermer',
})
