import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { useEngine } from '../../fields/engine'
import { useCloseQuestion } from '../../widgets/unsaved'
import { MentionArea } from './MentionArea'
import { mentionedIn } from './mention'
import { noTask, TaskFields } from './TaskFields'
import { type Commented, useCommentActs, usePeople } from './use-comments'

const empty: { text: string; chosen: readonly number[]; task: typeof noTask } = {
  text: '',
  chosen: [],
  task: noTask,
}

/** What is typed and not sent yet, by person and row: found again when the panel opens again. */
const drafts = new Map<string, typeof empty>()

const errorsBy = (errors: readonly { name: string; message: string }[]) =>
  Object.fromEntries(errors.map(({ name, message }) => [name.split('.')[0], message]))

/** Says something of a row, and whom it is for. */
export function NewComment({ resource, id }: Commented) {
  const { session } = useEngine()
  const self = session.user()?.id ?? 0
  const key = `${self} ${resource.name} ${id}`
  const [draft, setDraft] = useState(drafts.get(key) ?? empty)
  const { calls, run, isPending, errors } = useCommentActs()
  const people = usePeople({ resource, id }).data?.people ?? []
  const others = people.filter((person) => person.id !== self)
  const wrong = errorsBy(errors)
  useCloseQuestion(draft.text.trim() !== '')

  const change = (next: typeof empty) => {
    setDraft(next)
    drafts.set(key, next)
  }
  const latest = () => drafts.get(key) ?? draft
  const send = () => {
    if (!draft.text.trim()) return
    const sent = {
      text: draft.text,
      mention_ids: mentionedIn(draft.text, others, draft.chosen),
      ...draft.task,
    }
    void run(() => calls.add({ modelName: resource.model, id, ...sent }), undefined, {
      after: () => change(empty),
    })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MentionArea
        label={texts.write}
        value={draft.text}
        onChange={(text) => change({ ...latest(), text })}
        onChoose={(person) => change({ ...draft, chosen: [...draft.chosen, person] })}
        onSend={send}
        people={others}
        error={wrong.text ?? wrong.mention_ids}
        help={texts.writeHelp}
      />
      {draft.text.trim() !== '' && (
        <TaskFields
          task={draft.task}
          onChange={(task) => change({ ...draft, task })}
          people={people}
          errors={wrong}
        />
      )}
      <Button
        variant="contained"
        disabled={!draft.text.trim()}
        loading={isPending}
        onClick={send}
        sx={{ justifySelf: 'end' }}
      >
        {texts.send}
      </Button>
    </Box>
  )
}
