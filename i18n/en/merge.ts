import type { Translation } from '../../resources/schema/texts'
import type { mergeTexts } from '../fr/merge'
import type { mergeScreenTexts } from '../fr/merge-screens'

/** What the server says of records that are merged. */
export const merge: Translation<typeof mergeTexts> = {
  stuck:
    '%{smart_count} %{what} cannot follow the kept record: it would come twice there, or is never changed. |||| %{smart_count} %{what} cannot follow the kept record: they would come twice there, or are never changed.',
  tooMany: 'More than 100,000 rows refer to these records: they are not merged',
  merged: 'This record was merged into another one',
  notUndoable: 'This merge is undone already, or more than 30 days old',
  keptGone: 'The kept record was deleted or merged since: bring it back first',
  changedSince: 'changed since',
  several: 'Choose 2 to 10 records, the kept one among them',
}

/** The screens of doubles and merges. */
export const mergeScreens: Translation<typeof mergeScreenTexts> = {
  doubles: 'Duplicates',
  doublesText: 'Records that look alike, the closest first. Nothing changes before you confirm.',
  none: 'No likely duplicate',
  noneText: 'All records of the list differ. Two records selected in the list can be merged as well.',
  found: '%{smart_count} group of records looks alike |||| %{smart_count} groups of records look alike',
  alike: 'Same: %{by}',
  compare: 'Compare',
  compareNamed: 'Compare %{titles}',
  more: 'Show more',
  merge: 'Merge',
  title: 'Merge %{smart_count} record |||| Merge %{smart_count} records',
  kept: 'Record to keep',
  differs: 'different',
  empty: 'Empty',
  unite: 'Keep all of them',
  same: 'Show identical fields too',
  moved: 'Will follow the kept record: %{what}',
  movedNone: 'Nothing else refers to the merged records.',
  stayed: 'Will stay with the old record (duplicate, or never changed): %{what}',
  refused: 'These records cannot be merged',
  confirm: 'Merge %{smart_count} record into “%{title}”? |||| Merge %{smart_count} records into “%{title}”?',
  confirmText: 'A merge can be undone for 30 days; what was changed since is left and told.',
  done: 'The records are merged',
  open: 'Open the kept record',
  undo: 'Undo the merge',
  undoNamed: 'Undo the merge of %{title}',
  undone: 'The merge is undone',
  left: '%{smart_count} row changed since was left: |||| %{smart_count} rows changed since were left:',
  recent: 'Recent merges',
  recentLine: '%{title}, %{at}, by %{person}',
}
