import type { Translation } from '../../resources/schema/texts'
import type { cellTexts } from '../fr/cells'
import type { officeTexts } from '../fr/office'

/** What changes many rows at once says, and what brings values and rows back. */
export const office: Translation<typeof officeTexts> = {
  deletedTitle: 'Deleted: %{list}',
  deletedHelp: 'A restored row comes back with what went away with it.',
  deletedNone: 'Nothing has been deleted.',
  deletedAt: 'deleted on %{moment} %{author}',
  restore: 'Restore',
  restoreNamed: 'Restore %{title}',
  restored: '“%{title}” is back in the list.',
  lost: '%{what} “%{title}” is deleted: restore it first.',
  restoreValue: 'Restore this value',
  valueRestored: 'The value is back in the form: save to keep it.',
  edit: 'Edit a field',
  editTitle: 'Edit a field of %{smart_count} row |||| Edit a field of %{smart_count} rows',
  field: 'Field',
  emptied: 'Left empty, the value of the rows is cleared.',
  preview: 'What changes',
  changes: '%{smart_count} row changes |||| %{smart_count} rows change',
  same: '%{smart_count} row has this value already |||| %{smart_count} rows have this value already',
  more: 'and %{smart_count} other |||| and %{smart_count} others',
  apply: 'Edit',
  edited: '%{smart_count} row edited |||| %{smart_count} rows edited',
  undo: 'Undo',
  editFound: 'Edit a field of the %{n} rows found',
  foundChanges: 'The %{n} rows found get this value; here are the first ones',
  foundSame: 'The %{n} rows found get this value; the first ones have it already',
  bulkProgress: 'Progress of the change of “%{field}”',
  bulkRunning: '“%{field}”: %{handled} of %{total} rows handled. You may leave this screen.',
  bulkDone: '“%{field}”: %{smart_count} row edited |||| “%{field}”: %{smart_count} rows edited',
  bulkSame: '%{smart_count} had this value already |||| %{smart_count} had this value already',
  bulkRefused: '%{smart_count} refused |||| %{smart_count} refused',
  bulkStopped: 'stopped after %{handled} of %{total} rows: %{why}',
  bulkUndoing: '“%{field}”: the rows are being put back…',
  bulkUndone: '“%{field}”: %{smart_count} row put back |||| “%{field}”: %{smart_count} rows put back',
  bulkLeft: '%{smart_count} left as it is |||| %{smart_count} left as they are',
  bulkClose: 'Close',
  undone: '%{smart_count} row put back |||| %{smart_count} rows put back',
}

/** What is said where a value is changed in a cell of its list. */
export const cell: Translation<typeof cellTexts> = {
  name: '%{field}: %{row}',
  saved: '%{field} of “%{row}”: %{value}',
  empty: 'empty',
  undone: '%{field} of “%{row}” put back: %{value}',
  closed: 'This value cannot be edited on this row.',
  notSaved: 'Not saved: %{reason}',
  away: 'the server does not answer. Enter tries again, Esc gives up.',
  unreachable: 'the server does not answer.',
  edit: 'Edit “%{row}”',
  changed: 'somebody else changed it meanwhile. Enter tries again, Esc gives up.',
}
