import type { Translation } from '../../resources/schema/texts'
import type { importsTexts } from '../fr/import-screens'
import { many, number, rows } from './counts'

/** What the screen « Imports » says. */
export const imports: Translation<typeof importsTexts> = {
  title: 'Imports',
  subtitle: 'The files that were imported, what they changed, and the way back.',
  table: 'Imports',
  empty: 'No import',
  emptyText: 'A file is imported from the “Import” menu of each list.',
  file: 'File',
  readBy: 'template “%{name}”',
  state: 'State',
  when: 'Imported',
  by: 'by %{person}',
  lines: 'Rows',
  counts: ({ created, updated, unchanged, errors, made }) =>
    [
      created && `${number(created)} created`,
      made && many(made, 'value created', 'values created'),
      updated && `${number(updated)} updated`,
      unchanged && `${number(unchanged)} unchanged`,
      errors && `${number(errors)} with errors`,
    ]
      .filter(Boolean)
      .join(', '),
  nothingKept: 'Interrupted before the end: nothing was changed, the file can be imported again.',
  undoneOf: (undone, left) =>
    [`${rows(undone)} as before`, left > 0 && `${number(left)} left`].filter(Boolean).join(', '),
  download: 'File',
  downloadOf: 'Download the file %{file}',
  errors: 'Errors',
  errorsOf: 'Download the errors of %{file}',
  undo: 'Undo the import',
  undoOf: 'Undo the import of %{file}',
  ask: 'Undo this import?',
  askText: (file, created, updated) =>
    `“${file}”: ${[
      updated && `the values of ${rows(updated)} become what they were`,
      created && `${rows(created)} that it created ${created > 1 ? 'are' : 'is'} deleted`,
    ]
      .filter(Boolean)
      .join(', ')}. What was changed or used since is left and shown to you.`,
  report: 'Undoing the import',
  see: 'See what was undone',
  seeOf: 'See what was undone of %{file}',
  undoing: (handled, total) => `Undoing: ${number(handled)} of ${rows(total)}`,
  undone: (undone) => `${rows(undone)} as before the import.`,
  left: (left) =>
    `${many(left, 'row is left', 'rows are left')}: ${left > 1 ? 'they have' : 'it has'} changed or ${left > 1 ? 'are' : 'is'} used since.`,
  stopped: 'The undoing has stopped: %{why}',
  leftTable: 'Rows that are left',
  what: 'Row',
  field: 'Field',
  mine: 'Written by the import',
  theirs: 'Today',
  otherLines: 'The rows that are left are shown to the person who undid the import.',
  blank: '(empty)',
  more: 'Show %{smart_count} more import |||| Show %{smart_count} more imports',
  close: 'Close',
}
