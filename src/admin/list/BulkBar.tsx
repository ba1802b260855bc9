import { lazy, Suspense, useState } from 'react'
import { useListScreen } from './list-screen'

const BulkTools = lazy(async () => ({ default: (await import('./BulkTools')).BulkTools }))

/** What can be done with the selected rows: its code comes with the first selected one, and stays for its results. */
export function BulkBar() {
  const { selection } = useListScreen()
  const [used, setUsed] = useState(false)
  const isNeeded = selection.ids.length > 0
  if (isNeeded && !used) setUsed(true)
  return used || isNeeded ? (
    <Suspense>
      <BulkTools />
    </Suspense>
  ) : null
}
