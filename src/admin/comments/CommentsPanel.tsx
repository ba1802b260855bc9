import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { say } from '../../widgets/say'
import { CommentItem } from './CommentItem'
import { NewComment } from './NewComment'
import { type Commented, pageSize, useCommentActs, useComments, usePeople } from './use-comments'

interface Props extends Commented {
  title: string
  /** The comment that the address names. */
  at: number
  onClose: () => void
}

/** What staff say of a record to each other, beside it. */
export function CommentsPanel({ title, at, onClose, ...row }: Props) {
  const label = texts.of({ title })
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { width: 'min(460px, 100%)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, pb: 1 }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <FollowButton {...row} />
        <IconButton aria-label={say('widget.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Comments {...row} at={at} />
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <NewComment {...row} />
      </Box>
    </Drawer>
  )
}

function Comments({ at, ...row }: Commented & { at: number }) {
  const [limit, setLimit] = useState(pageSize)
  const { rows, total = 0, isError, refetch } = useComments(row, limit)
  const last = rows?.at(-1)?.id
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (last === undefined || shown.current === last) return
    // The comment that the address names first; then each new one as it comes.
    const named = shown.current === undefined && at ? `[data-id="${at}"]` : `[data-id="${last}"]`
    shown.current = last
    list.current?.querySelector(named)?.scrollIntoView({ block: 'nearest' })
  }, [last, at])
  return (
    <Box
      ref={list}
      sx={{ flex: 1, overflowY: 'auto', px: 2 }}
      tabIndex={0}
      role="region"
      aria-label={texts.open}
    >
      {isError && !rows && <ErrorState onRetry={() => void refetch()} />}
      {!rows && !isError && <Skeleton variant="rounded" height={120} />}
      {rows?.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
      {rows && total > rows.length && (
        <Button size="small" onClick={() => setLimit(limit + pageSize)}>
          {texts.earlier}
        </Button>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, pb: 2, display: 'grid', gap: 1 }}
        aria-live="polite"
      >
        {rows?.map((comment) => (
          <CommentItem key={comment.id} row={row} comment={comment} isNamed={comment.id === at} />
        ))}
      </Box>
    </Box>
  )
}

function FollowButton({ resource, id }: Commented) {
  const follows = usePeople({ resource, id }).data?.follows
  const { calls, run, isPending } = useCommentActs()
  if (follows === undefined) return null
  const turn = () => run(() => calls.follow({ modelName: resource.model, id, follows: !follows }))
  return (
    <Button
      size="small"
      variant={follows ? 'contained' : 'outlined'}
      aria-pressed={follows}
      title={texts.followHelp}
      disabled={isPending}
      onClick={() => void turn()}
    >
      {follows ? texts.following : texts.follow}
    </Button>
  )
}
