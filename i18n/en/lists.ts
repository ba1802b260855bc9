import { frenchDay } from '../../resources/schema/date-text'
import type { Translation } from '../../resources/schema/texts'
import type { dataTexts } from '../fr/data'
import type { filterTexts } from '../fr/filters'
import type { listTexts } from '../fr/list'
import type { listBulkTexts } from '../fr/list-bulk'
import { advanced, search } from './advanced-filter'
import { bulkChange } from './bulk-changes'
import { comment, comments } from './comments'
import { many, number, rows } from './counts'
import { group } from './grouping'
import { imports } from './imports'
import { merge, mergeScreens } from './merge'
import { cell, office } from './office'
import { exporting, importModels, importReading, importScreen } from './transfers'

const list: Translation<typeof listTexts> = {
  id: 'No.',
  createdAt: 'Created on',
  updatedAt: 'Updated on',
  settings: 'Settings',
  inactive: '%{label} (inactive)',
  create: 'Create',
  total: (n, capped) => (capped ? `more than ${rows(n)}` : n === 0 ? 'no rows' : rows(n)),
  search: 'Search',
  searchIn: 'Search in: %{fields}',
  clearSearch: 'Clear search',
  loading: 'Loading…',
  keys: 'Shortcuts: / search, arrow keys to change row, Enter to open, Space to select, n to create',
  sort: 'Sort',
  sortHint: 'Click to sort; Shift + click to sort by this column as well',
  noSort: 'Default order',
  ascending: 'ascending',
  descending: 'descending',
  rank: (n) => String.fromCodePoint(0x2460 + n),
  display: 'View',
  columns: 'Columns',
  deleted: 'Deleted',
  doubles: 'Duplicates',
  group: 'Group by…',
  columnsHint: 'Drag a column to show, hide or move it; on the keyboard, use the buttons on its row.',
  resetColumns: 'Restore default columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  selectRow: 'Select %{label}',
  views: 'Shortcuts',
  all: 'All rows',
  selectPage: 'Select all rows on this page',
  selected: '%{smart_count} row selected |||| %{smart_count} rows selected',
  selectAll: (n, capped) => (capped ? `Select the first ${rows(n)}` : `Select all ${rows(n)}`),
  unselect: 'Clear selection',
  remove: 'Delete',
  activate: 'Activate',
  deactivate: 'Deactivate',
  close: 'Close',
  page: 'Page %{smart_count}',
  goTo: 'Go to page %{smart_count}',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  perPage: 'Rows per page',
  range: (from, to, total, capped) =>
    `${number(from)}–${number(to)} of ${capped ? `more than ${number(total)}` : number(total)}`,
  emptyTitle: '%{label}: no rows yet',
  emptyText: 'What you create will appear here.',
  emptyReadOnly: 'Nothing has been recorded here yet.',
  pastTitle: 'This page is empty',
  pastText: 'The list ends before this page.',
  toFirst: 'Back to the first page',
  nothingTitle: 'No results',
  nothingText: 'No row matches the search and filters.',
  denied: 'Access denied',
  deniedText: 'You do not have permission to view this list.',
}

const filter: Translation<typeof filterTexts> = {
  filter: 'Filter',
  active: 'Filter (%{smart_count} active filter) |||| Filter (%{smart_count} active filters)',
  chooseField: 'Filter by…',
  findField: 'Find a field',
  noField: 'No field matches.',
  back: 'Choose another field',
  done: 'Done',
  contains: 'Contains',
  containsHint: 'Case and accents are ignored; % stands for any characters.',
  choose: 'Find a value',
  chosen: (n) => many(n, 'value chosen', 'values chosen'),
  more: 'Refine your search to see other values.',
  noValue: 'Nothing found.',
  failed: 'The values could not be loaded.',
  from: 'From',
  to: 'To',
  min: 'Minimum',
  max: 'Maximum',
  yes: 'Yes',
  no: 'No',
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
  year: 'This year',
  unset: 'Not set',
  clear: 'Clear this filter',
  clearAll: 'Remove all filters',
  chips: 'Active filters',
  edit: 'Edit the filter %{label}',
  removeOne: 'Remove the filter %{label}',
  is: 'Is',
  within: 'Is between',
  differs: 'Is not',
  otherThan: 'other than %{text}',
  about: 'contains “%{text}”',
  exact: 'is “%{text}”',
  days: (from, to) => {
    if (from && to)
      return from === to ? `on ${frenchDay(from)}` : `from ${frenchDay(from)} to ${frenchDay(to)}`
    return from ? `from ${frenchDay(from)}` : `until ${frenchDay(to ?? '')}`
  },
  numbers: (from, to) => {
    if (from && to) return from === to ? from : `${from} to ${to}`
    return from ? `${from} or more` : `${to} or less`
  },
  others: (first, n) => (n > 0 ? `${first} +${n}` : first),
  saved: 'Saved filters',
  noSaved: 'No saved filters for this list.',
  save: 'Save this search…',
  saveTitle: 'Save search',
  saveName: 'Name',
  saveText: 'Filters, search, sort order and groups will be kept under this name, on all your devices.',
  saveConfirm: 'Save',
  cancel: 'Cancel',
  nameNeeded: 'This field is required.',
  replaces: 'This name already exists: its search will be replaced.',
  savedAs: 'Search “%{name}” saved',
  removeSaved: 'Delete “%{name}”',
  own: 'My searches',
  sharedOnes: 'Shared',
  sharedBy: 'Shared by %{name}',
  sharedWith: 'Shared with “%{profile}”',
  opened: 'opened by default',
  shipped: 'Suggested',
  copy: 'Copy “%{name}” to my searches',
  share: 'Share “%{name}” with a profile',
  shareTitle: 'Share “%{name}”',
  shareText: 'Users of the profile find it in this list and cannot change it.',
  shareConfirm: 'Share',
  profile: 'Profile',
  withColumns: 'With the columns on screen',
  isDefault: 'The list opens with it',
  sharedDone: '“%{name}” is shared',
  unshare: 'Stop sharing “%{name}”',
  unshared: '“%{name}” is no longer shared',
}

const data: Translation<typeof dataTexts> = {
  unexpected: 'An unexpected error occurred.',
  notFound: 'Not found',
  bulk: (done, refused) =>
    done === 0 ? `Refused for ${rows(refused)}.` : `${rows(done)} processed, ${rows(refused)} refused.`,
}

const listBulk: Translation<typeof listBulkTexts> = {
  confirmRemove: 'Delete this row? |||| Delete these %{smart_count} rows?',
  removeText: 'This cannot be undone. Rows that are used elsewhere will not be deleted.',
  more: 'More',
  removed: (n) => `${rows(n)} deleted`,
  activated: (n) => `${rows(n)} activated`,
  deactivated: (n) => `${rows(n)} deactivated`,
  refusedTitle: '%{smart_count} row refused |||| %{smart_count} rows refused',
  refusedText: (done) =>
    done === 0 ? 'No rows were processed.' : `${many(done, 'row was', 'rows were')} processed.`,
}

/** What the generated lists say, with their filters, exports and imports. */
export const lists = {
  list,
  listBulk,
  filter,
  export: exporting,
  importModels,
  imports,
  importReading,
  importScreen,
  data,
  office,
  bulkChange,
  cell,
  group,
  comment,
  comments,
  merge,
  mergeScreens,
  advanced,
  search,
}
