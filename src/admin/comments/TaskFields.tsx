import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { DayInput } from '../../widgets/DayInput'
import { labelOf, type Person } from './mention'

/** Who is to do something, and by when. */
export interface Task {
  assignee_id: number | null
  due_on: string | null
}
export const noTask: Task = { assignee_id: null, due_on: null }

interface Props {
  task: Task
  onChange: (task: Task) => void
  people: readonly Person[]
  /** What is wrong with each of them. */
  errors: Readonly<Record<string, string | undefined>>
}

/** Who takes care of it, and until when. */
export function TaskFields({ task, onChange, people, errors }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        select
        label={texts.assignee}
        value={task.assignee_id ?? ''}
        onChange={({ target }) => {
          const assignee_id = Number(target.value) || null
          onChange({ assignee_id, due_on: assignee_id ? task.due_on : null })
        }}
        error={errors.assignee_id !== undefined}
        helperText={errors.assignee_id}
        sx={{ flex: '1 1 170px', minWidth: 0 }}
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      >
        <option value="">{texts.nobody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {labelOf(person, people)}
          </option>
        ))}
      </TextField>
      <DayInput
        label={texts.due}
        value={task.due_on}
        onChange={(due_on) => onChange({ ...task, due_on })}
        disabled={task.assignee_id === null}
        error={errors.due_on !== undefined}
        helperText={errors.due_on}
      />
    </Box>
  )
}
