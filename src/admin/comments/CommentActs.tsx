import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { type Comment, useCommentActs } from './use-comments'

interface Props {
  comment: Comment
  /** When it was written: tells its buttons apart. */
  at: string
  isOwn: boolean
  onOpen: (what: 'edit' | 'task') => void
}

/** What one may do with a comment: done or to be done again, given to somebody; one's own corrected and removed. */
export function CommentActs({ comment, at, isOwn, onOpen }: Props) {
  const { id, lock_version, assignee_id, due_on, state } = comment
  const { calls, run, isPending } = useCommentActs()
  const [isAsked, ask] = useState(false)
  const mark = (done: boolean) =>
    run(
      () => calls.task({ id, lock_version, assignee_id, due_on, done }),
      done ? texts.markedDone : texts.reopened,
    )
  const remove = () => run(() => calls.remove({ id }), texts.removedDone, { after: () => ask(false) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
      {(state === 'todo' || state === 'late') && (
        <Button
          size="small"
          aria-label={texts.doneNamed({ at })}
          disabled={isPending}
          onClick={() => void mark(true)}
        >
          {texts.done}
        </Button>
      )}
      {state === 'done' ? (
        <Button
          size="small"
          aria-label={texts.reopenNamed({ at })}
          disabled={isPending}
          onClick={() => void mark(false)}
        >
          {texts.reopen}
        </Button>
      ) : (
        <Button
          size="small"
          color="inherit"
          aria-label={texts.assignNamed({ at })}
          onClick={() => onOpen('task')}
        >
          {texts.assign}
        </Button>
      )}
      {isOwn && (
        <>
          <Button
            size="small"
            color="inherit"
            aria-label={texts.editNamed({ at })}
            onClick={() => onOpen('edit')}
          >
            {texts.edit}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={texts.removeNamed({ at })}
            onClick={() => ask(true)}
          >
            {texts.remove}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        dangerous
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => ask(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </Box>
  )
}
