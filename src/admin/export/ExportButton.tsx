import { lazy, Suspense, useState } from 'react'
import { useRights } from '../use-rights'
import type { ExportProps } from './ExportModal'
import { TransferButton } from './TransferButton'

const ExportModal = lazy(async () => ({ default: (await import('./ExportModal')).ExportModal }))

/** Exports the list as it is on screen; not there for who may not see its rows. */
export function ExportButton(props: ExportProps) {
  const [open, setOpen] = useState(false)
  const { view } = useRights(props.resource)
  if (!view) return null
  return (
    <>
      <TransferButton kind="export" disabled={props.total === 0} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ExportModal {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
