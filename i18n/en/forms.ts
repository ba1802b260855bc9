import type { Translation } from '../../resources/schema/texts'
import type { formTexts, inputTexts } from '../fr/form'
import type { liveTexts } from '../fr/live'
import { french, messages } from './checks'
import { number } from './counts'
import { api, error, imported } from './refusals'

/** A label within a sentence: “Market price” → “market price”, “VAT” as it is. */
const uncapitalised = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll}|[' -])/u, (first) => first.toLowerCase())

const input: Translation<typeof inputTexts> = {
  example: 'e.g. %{text}',
  none: 'None',
  choose: 'Choose…',
  loading: 'Loading…',
  loadFailed: 'Unable to load %{labels}',
  notFound: 'Nothing found.',
  emptyList: 'This list is empty.',
  more: 'Refine your search to see the other items.',
  create: 'Create “%{label}”',
  createFailed: '“%{label}” could not be created.',
  clear: 'Clear',
  open: 'Open the list',
  close: 'Close the list',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
  hour: 'hh:mm',
  colour: 'Choose a colour',
  uploading: (share) => `Uploading… ${Math.round(share * 100)}%`,
  uploadFailed: 'The file could not be uploaded.',
  pictureSent: '%{label}: picture uploaded',
  pictureForbidden: 'You do not have the rights to upload this picture',
}

const form: Translation<typeof formTexts> = {
  save: 'Save',
  saveAndNew: 'Save and create another',
  nextStep: 'Next',
  previousStep: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  duplicate: 'Duplicate',
  remove: 'Delete',
  history: 'History',
  more: 'More actions',
  back: 'Back to the list: %{list}',
  path: 'Breadcrumb',
  settings: 'Settings',
  newRecord: 'New: %{label}',
  copyOf: '%{title} (copy)',
  required: 'Fields marked with an asterisk are required.',
  unsaved: 'Unsaved changes',
  created: 'Created',
  updated: 'Changes saved',
  removed: 'Deleted',
  invalid: 'One or more fields are incorrect',
  invalidElsewhere: '%{label}: %{message}',
  tabErrors: '1 field to correct |||| %{smart_count} fields to correct',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes have not been saved: they will be lost.',
  leave: 'Leave without saving',
  keptTyping: 'What you typed on %{moment} was not saved.',
  keptTypingOlder: 'The record has changed since: check before you save.',
  takeTyping: 'Resume what you typed',
  forgetTyping: 'Discard it',
  removeTitle: 'Delete “%{title}”?',
  removeText: 'It is removed for good for users; it stays visible in the history.',
  usedTitle: 'Cannot be deleted',
  usedBy: (count, label) => `${number(count)} ${uncapitalised(label)}`,
  usedHint: 'You can deactivate it so that it is no longer offered.',
  notFoundTitle: 'Not found',
  notFoundText: 'It has been deleted, or you do not have access to it.',
  forbiddenTitle: 'Access denied',
  forbiddenText: 'You do not have permission to do this',
  readOnly: 'Read only: you do not have permission to edit this item.',
  inactive: 'Inactive',
  noRow: 'No rows.',
  none: 'Not set',
  addRow: (label) => `Add: ${uncapitalised(label)}`,
  removeRow: 'Remove %{row}',
  moveUp: 'Move %{row} up',
  moveDown: 'Move %{row} down',
  createdAt: 'Created on %{moment}',
  updatedAt: 'updated on %{moment}',
}

const history = {
  open: 'History of the field %{label}',
  title: 'History: %{label}',
  ofRecord: 'History of “%{title}”',
  fields: 'Fields',
  associations: 'Links',
  more: 'Show more',
  empty: 'No changes recorded.',
  loading: 'Loading history…',
  kinds: { create: 'Created', update: 'Changed', delete: 'Deleted' },
  actions: { added: 'Added', removed: 'Removed', updated: 'Changed' },
  from: 'Old value',
  to: 'New value',
  nothing: 'Empty',
  by: 'by %{name}',
  unknownUser: 'a deleted user',
  bySystem: 'by the system',
  actingAs: 'by %{actor} (acting as %{name})',
}

const action = { title: '%{label}: %{what}?' }

const lock = {
  title: 'Someone else has changed this data',
  changedBy: 'Changed by %{name} on %{moment}.',
  changed: 'Changed on %{moment}.',
  explain: 'For each field or row that differs, choose what to keep.',
  known: 'Changed by one of you only: already chosen, you may choose otherwise.',
  showAll: 'Show all %{smart_count} differences already chosen',
  order: 'Order of the rows',
  rowRemoved: 'Row removed',
  rowAbsent: 'Without this row',
  noDifference: 'Your values are the same as those just saved.',
  field: 'Field',
  base: 'Original value',
  mine: 'Your value',
  theirs: 'Their value',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  allMine: 'Keep all mine',
  allTheirs: 'Keep all theirs',
  save: 'Save my choices',
  reload: 'Reload',
}

const keptFile = {
  untagged: 'not tagged',
  untaggedHelp:
    'This PDF is not tagged: a screen reader reads its headings and tables badly. It is kept as it is; prefer a tagged export (PDF/UA).',
}

const transferButtons = { export: 'Export', import: 'Import' }

const sheetTable = {
  sort: 'Sort',
  of: 'Sort: %{name}',
  by: 'Sort by %{title}',
  asGiven: 'As given',
  up: '%{title}, ascending',
  down: '%{title}, descending',
  all: 'Show all (%{count})',
  less: 'Show fewer',
  export: 'Export',
  exportOf: 'Export: %{name}',
}

const struck = {
  title: 'Take out of service?',
  changeTitle: 'Save this change?',
  confirm: 'Save all the same',
  strikes: 'This concerns: %{what}.',
}

/** What the generated forms say, with their checks, their history and the server's refusals. */
const live: Translation<typeof liveTexts> = {
  edits: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} editing this record.`,
  reads: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} looking at this record.`,
  fillsCart: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} filling this cart.`,
  seesCart: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} looking at this cart.`,
  removedLine: '%{name} removed “%{label}” at %{time}.',
  lineBy: '%{name} at %{time}',
  changedBy: 'Changed by %{name} at %{time}.',
  changed: 'Changed at %{time}.',
  kept: 'What you typed is kept.',
  see: 'Compare',
  take: 'Take over',
  seeHint: 'Compares, field by field, what you typed with the changed record.',
  takeHint: 'Takes over the changed fields; what you typed stays.',
}

export const forms = {
  ...{ input, form, history, action, lock, messages, frenchMessages: french },
  ...{ live, struck, import: imported, api, error, transferButtons, keptFile, sheetTable },
}
