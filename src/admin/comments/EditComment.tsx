import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { useUnsaved } from '../../widgets/unsaved'
import { MentionArea } from './MentionArea'
import { mentionedIn, type Person } from './mention'
import { type Comment, type Commented, useCommentActs } from './use-comments'

interface Props {
  row: Commented
  comment: Comment
  people: readonly Person[]
  onClose: () => void
}

/** The words of one's own comment, corrected. */
export function EditComment({ comment, people, onClose }: Props) {
  const [text, setText] = useState(comment.text ?? '')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { calls, run, isPending, errors } = useCommentActs()
  useUnsaved(text !== comment.text)
  const save = () => {
    if (!text.trim()) return
    const { id, lock_version } = comment
    const sent = { id, lock_version, text, mention_ids: mentionedIn(text, people, chosen) }
    void run(() => calls.edit(sent), texts.saved, { after: onClose })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      <MentionArea
        label={texts.write}
        value={text}
        onChange={setText}
        onChoose={(person) => setChosen([...chosen, person])}
        onSend={save}
        onCancel={onClose}
        people={people}
        error={errors[0]?.message}
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button size="small" variant="contained" disabled={!text.trim()} loading={isPending} onClick={save}>
          {texts.save}
        </Button>
      </Box>
    </Box>
  )
}
