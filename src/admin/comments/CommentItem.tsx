import Box from '@mui/material/Box'
import { useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { useEngine } from '../../fields/engine'
import { CommentActs } from './CommentActs'
import { EditComment } from './EditComment'
import { partsOf } from './mention'
import { TaskLine } from './TaskLine'
import { type Comment, type Commented, nameOf, usePeople } from './use-comments'

interface Props {
  row: Commented
  comment: Comment
  /** The address names it. */
  isNamed: boolean
}

/** One comment: who said it, what, what is to be done, and what one may do with it. */
export function CommentItem({ row, comment, isNamed }: Props) {
  const { session } = useEngine()
  const [open, setOpen] = useState<'edit' | 'task'>()
  const people = usePeople(row).data?.people ?? []
  const isOwn = session.user()?.id === comment.author_id
  const at = frenchMoment(comment.createdAt)
  const close = () => setOpen(undefined)
  return (
    <Box component="li" data-id={comment.id} sx={isNamed ? { ...card, ...named } : card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}>
        <strong>{nameOf(comment.Author)}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {comment.edited_at && !comment.removed_at ? `${at}, ${texts.edited}` : at}
        </Box>
      </Box>
      {comment.removed_at ? (
        <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{texts.removed}</Box>
      ) : open === 'edit' ? (
        <EditComment row={row} comment={comment} people={people} onClose={close} />
      ) : (
        <>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {partsOf(comment.text ?? '', people).map((part, index) =>
              part.isMention ? (
                <Box key={index} component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
                  {part.text}
                </Box>
              ) : (
                part.text
              ),
            )}
          </Box>
          <TaskLine comment={comment} people={people} isOpen={open === 'task'} onClose={close} />
          <CommentActs comment={comment} at={at} isOwn={isOwn} onOpen={setOpen} />
        </>
      )}
    </Box>
  )
}

const card = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 0.75 }
const named = { borderColor: 'primary.main' }
