import Message from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { commentScreenTexts as texts } from '../../../i18n/fr/comment-screens'
import { usePageQuery } from '../../widgets/use-page-query'
import { type Commented, pageSize, useComments } from './use-comments'

const CommentsPanel = lazy(async () => ({ default: (await import('./CommentsPanel')).CommentsPanel }))

/** Where the address says that the panel is open: `?comments`, or at which one, `?comments=12`. */
const place = 'comments'

/** How many comments a row has; opens their panel, as the address of one does. */
export function CommentsButton({ title, ...row }: Commented & { title: string }) {
  const [params, setParams] = usePageQuery()
  const total = useComments(row, pageSize).total
  const at = params.get(place)
  const turn = (isOpen: boolean) =>
    setParams(
      (now) => {
        if (isOpen) now.set(place, '')
        else now.delete(place)
        return now
      },
      { replace: true },
    )
  return (
    <>
      <Button color="inherit" startIcon={<Message />} onClick={() => turn(true)}>
        {total ? texts.openCount({ n: total }) : texts.open}
      </Button>
      {at !== null && (
        <Suspense fallback={null}>
          <CommentsPanel {...row} title={title} at={Number(at)} onClose={() => turn(false)} />
        </Suspense>
      )}
    </>
  )
}
