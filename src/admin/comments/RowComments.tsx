import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useEngine } from '../../fields/engine'

const CommentsButton = lazy(async () => ({ default: (await import('./CommentsButton')).CommentsButton }))

/** The button's own width, without and with its icon. */
const buttonSpace = { width: { xs: 122, sm: 170 } }

interface Props {
  /** The name of a resource whose rows are commented. */
  of: string
  id: number
  title: string
}

/** The comments of a row, for who may read some: their number, and their panel. */
export function RowComments({ of, ...row }: Props) {
  const { registry, permissions } = useEngine()
  const { comments: isCommented } = registry.get(of)
  if (!isCommented) return null
  // The declaration of comments comes after that of the first lists.
  const view = registry.find('comment')?.access.view
  if (view === undefined) return <Box sx={buttonSpace} />
  if (permissions.known(view) !== true) return null
  return (
    <Suspense fallback={<Box sx={buttonSpace} />}>
      <CommentsButton resource={registry.get(of)} {...row} />
    </Suspense>
  )
}
