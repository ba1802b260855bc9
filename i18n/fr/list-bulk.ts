import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** What is said of many rows at once. */
export const listBulkTexts = texts('listBulk', {
  confirmRemove: 'Supprimer cette ligne ? |||| Supprimer ces %{smart_count} lignes ?',
  removeText: 'Cette suppression est définitive. Les lignes utilisées ailleurs ne seront pas supprimées.',
  more: 'Plus',
  removed: (n: number) => many(n, 'ligne supprimée', 'lignes supprimées'),
  activated: (n: number) => many(n, 'ligne activée', 'lignes activées'),
  deactivated: (n: number) => many(n, 'ligne désactivée', 'lignes désactivées'),
  refusedTitle: '%{smart_count} ligne refusée |||| %{smart_count} lignes refusées',
  refusedText: (done: number) =>
    done === 0
      ? "Aucune ligne n'a été traitée."
      : `${many(done, 'ligne a été traitée', 'lignes ont été traitées')}.`,
})
