import type { Translation } from '../../resources/schema/texts'
import type { commentScreenTexts } from '../fr/comment-screens'
import type { commentTexts } from '../fr/comments'

/** What the server says of comments. */
export const comment: Translation<typeof commentTexts> = {
  readers: 'Cannot read this record: %{names}. Choose somebody else.',
  inactive: 'Account deactivated: %{names}. Choose somebody else.',
  others: "This comment is somebody else's",
  removed: 'This comment has been deleted',
  noAssignee: 'Choose who takes care of it first',
  due: ', by %{day}',
}

/** The panel of comments beside a record. */
export const comments: Translation<typeof commentScreenTexts> = {
  open: 'Comments',
  openCount: 'Comments (%{n})',
  of: 'Comments: %{title}',
  follow: 'Follow',
  following: 'Following',
  followHelp: 'Be told of each comment on this record',
  none: 'No comments',
  noneText: 'Tell your colleagues what is worth knowing about this record: they alone read it.',
  earlier: 'Earlier comments',
  write: 'Your comment',
  writeHelp: '@ mentions a colleague, Ctrl + Enter sends.',
  send: 'Send',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Comment corrected',
  edit: 'Correct',
  editNamed: 'Correct the comment of %{at}',
  remove: 'Delete',
  removeNamed: 'Delete the comment of %{at}',
  removeTitle: 'Delete this comment?',
  removeText: 'Its text disappears; “Comment deleted” stays in its place.',
  removedDone: 'Comment deleted',
  removed: 'Comment deleted',
  edited: 'corrected',
  assign: 'Assign',
  assignNamed: 'Assign what the comment of %{at} asks for',
  assignee: 'To be done by',
  nobody: 'Nobody',
  due: 'Due on',
  assigned: 'Assignee saved',
  task: 'To be done by %{name}',
  taskDue: 'To be done by %{name}, by %{day}',
  late: 'Late',
  done: 'Done',
  doneBy: 'Done by %{name} on %{at}',
  doneNamed: 'Done: comment of %{at}',
  markedDone: 'Marked as done',
  reopen: 'Reopen',
  reopenNamed: 'Reopen: comment of %{at}',
  reopened: 'To be done again',
  people: 'People to mention',
  found: '%{smart_count} person offered |||| %{smart_count} people offered',
}
