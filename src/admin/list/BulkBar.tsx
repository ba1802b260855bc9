import { lazy, Suspense, useState } from 'react'
import { useBulkRun } from './bulk-run'
import { useListScreen } from './list-screen'

const BulkTools = lazy(async () => ({ default: (await import('./BulkTools')).BulkTools }))
const BulkRunBar = lazy(async () => ({ default: (await import('./BulkRunBar')).BulkRunBar }))

/** What can be done with the selected rows: its code comes with the first selected one, and stays for its results. */
export function BulkBar() {
  const { resource, selection } = useListScreen()
  const [run, setRun] = useBulkRun(resource.name)
  const [used, setUsed] = useState(false)
  const isNeeded = selection.ids.length > 0
  if (isNeeded && !used) setUsed(true)
  return (
    <Suspense>
      {run !== undefined && <BulkRunBar id={run} onClose={() => setRun(undefined)} />}
      {(used || isNeeded) && <BulkTools />}
    </Suspense>
  )
}
