import type { Translation } from '../../resources/schema/texts'
import type { bulkChangeTexts } from '../fr/bulk-changes'

/** What is said where many rows are changed from what each holds. */
export const bulkChange: Translation<typeof bulkChangeTexts> = {
  how: 'Change',
  ways: {
    value: 'Give the same value',
    percent: 'Increase or decrease by %',
    plus: 'Add or subtract',
    round: 'Round',
    days: 'Move by days',
    replace: 'Find and replace',
    add: 'Add to the list',
    remove: 'Remove from the list',
  },
  percent: 'Percentage (negative to decrease)',
  plus: 'To add (negative to subtract)',
  days: 'Number of days (negative for earlier)',
  find: 'Find',
  by: 'Replace with',
  cased: 'Match case',
  to: 'Round to a multiple of',
  toHelp: 'For example 0.05 or 10',
  preview: 'What changes',
  found: '%{smart_count} row concerned |||| %{smart_count} rows concerned',
  foundMore: '%{smart_count} rows concerned; here are the first %{shown}',
  refused: 'refused: %{why}',
  same: 'unchanged',
  empty: '(empty)',
  becomes: 'becomes',
}
