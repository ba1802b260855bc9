import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { taskStates } from '../../../resources/schema/comment'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { Badge } from '../../widgets/Badge'
import type { Person } from './mention'
import { TaskFields } from './TaskFields'
import { type Comment, nameOf, useCommentActs } from './use-comments'

interface Props {
  comment: Comment
  people: readonly Person[]
  /** It is being given to somebody. */
  isOpen: boolean
  onClose: () => void
}

/** What a comment asks of whom, and what became of it. */
export function TaskLine({ comment, people, isOpen, onClose }: Props) {
  if (isOpen) return <GiveTask comment={comment} people={people} onClose={onClose} />
  const { state, due_on, done_at } = comment
  if (!state) return null
  const name = nameOf(comment.Assignee)
  const said =
    state === 'done' && done_at
      ? texts.doneBy({ name: nameOf(comment.Done_by), at: frenchMoment(done_at) })
      : due_on
        ? texts.taskDue({ name, day: frenchDay(due_on) })
        : texts.task({ name })
  const { tone } = taskStates[state]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <span>{said}</span>
      {state === 'late' && <Badge tone={tone} label={texts.late} />}
      {state === 'done' && <Badge tone={tone} label={texts.done} />}
    </Box>
  )
}

function GiveTask({ comment, people, onClose }: Omit<Props, 'isOpen'>) {
  const { assignee_id, due_on, id, lock_version } = comment
  const [task, setTask] = useState({ assignee_id, due_on })
  const { calls, run, isPending, errors } = useCommentActs()
  const wrong = Object.fromEntries(errors.map(({ name, message }) => [name, message]))
  const save = () =>
    run(() => calls.task({ id, lock_version, ...task, done: false }), texts.assigned, { after: onClose })
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      <TaskFields task={task} onChange={setTask} people={people} errors={wrong} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button size="small" variant="contained" loading={isPending} onClick={() => void save()}>
          {texts.save}
        </Button>
      </Box>
    </Box>
  )
}
