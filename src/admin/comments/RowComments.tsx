import { lazy, Suspense } from 'react'
import { useEngine } from '../../fields/engine'

const CommentsButton = lazy(async () => ({ default: (await import('./CommentsButton')).CommentsButton }))

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
  const view = isCommented && registry.find('comment')?.access.view
  if (!view || permissions.known(view) !== true) return null
  return (
    <Suspense fallback={null}>
      <CommentsButton resource={registry.get(of)} {...row} />
    </Suspense>
  )
}
