import type { Translation } from '../../../resources/schema/texts'
import type { sheetTexts } from '../../fr/sheet'
import { many } from '../counts'

const answer = {
  standing: 'You answer for',
  which: 'You answer for several suppliers: say for which.',
  past: 'The time limit passed on %{day}.',
  pastNothing: 'Nothing was saved or sent; it can still be sent.',
  pastUnsent: 'What was saved on %{when} is not sent; it can still be sent.',
  pastReturned: 'What was sent on %{when} has to be corrected; it can still be sent again.',
  remind: 'Remind',
  remindOf: 'Remind %{name}',
  reminded: '%{name} is reminded.',
  remindedBefore: '%{name} was already reminded today.',
  correct: 'Correct what I sent',
  correctTitle: 'Correct what you sent?',
  correctText: 'What you sent counts until you have sent the correction.',
  giveUp: 'Abandon the correction',
  giveUpTitle: 'Abandon this correction?',
  giveUpText: 'What you have typed since “Correct what I sent” is erased; what you sent stays as it is.',
  givenUp: 'Correction abandoned: what you sent stays as it is.',
  reopen: 'Reopen',
  reopenOf: 'Reopen the answer of %{name}',
  reopenText:
    'The answer can be sent, or corrected, until that date; what was sent counts unless anything else is sent.',
  reopened: 'Answer of %{name} reopened',
  reopenedUntil: 'Reopened until %{when}',
  offeredDraft: 'What was typed on this device on %{when} was not saved, and the answer has changed since.',
  takeDraft: 'Take up what I typed',
  forgetDraft: 'Forget it',
  accept: 'Accept as it is',
  acceptOf: 'Accept the answer of %{name} as it is',
  accepted: 'Answer of %{name} accepted as it is',
}

const sheet: Translation<typeof sheetTexts> = {
  undo: 'Undo the entry',
  redo: 'Redo the entry',
  fill: 'Fill down',
  keys: { undo: 'Ctrl+Z', redo: 'Ctrl+Y', fill: 'Ctrl+D' },
  hint: 'As in a spreadsheet: paste copied cells, Ctrl+D fills down, Ctrl+Z undoes.',
  chosen: '%{n} cells selected',
  over: (rows, columns) =>
    `${[
      ...(rows > 0 ? [`${many(rows, 'row', 'rows')} pasted`] : []),
      ...(columns > 0 ? [`${many(columns, 'column', 'columns')} pasted`] : []),
    ].join(' and ')} beyond the table: none of it was taken.`,
  find: 'Find a line',
  family: 'Family',
  anyFamily: 'All families',
  left: 'Unanswered (%{n})',
  shown: '%{smart_count} line out of %{all} |||| %{smart_count} lines out of %{all}',
  none: 'No line meets this search',
  showAll: 'Show all',
  hidden:
    'A cell to be corrected is in a hidden line. |||| %{smart_count} cells to be corrected are in hidden lines.',
  wrongCount: 'One cell cannot be read: |||| %{smart_count} cells cannot be read:',
  wrong: 'Line %{line} (%{name}), %{title}: “%{text}”. %{message}',
  others: 'and one more. |||| and %{smart_count} more.',
}

export const sheetScreens = { answer, sheet }
