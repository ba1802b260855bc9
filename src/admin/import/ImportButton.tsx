import { lazy, Suspense, useState } from 'react'
import { isImportable } from '../../../resources/schema/derive'
import type { AnyResource } from '../../../resources/schema/resource'
import { TransferButton } from '../export/TransferButton'
import { useRights } from '../use-rights'

const ImportModal = lazy(async () => ({ default: (await import('./ImportModal')).ImportModal }))

/** Imports a workbook into a list; there for who may create or change its rows. */
export function ImportButton({ resource }: { resource: AnyResource }) {
  const [open, setOpen] = useState(false)
  const { create, update } = useRights(resource)
  if (!isImportable(resource) || !(create || update)) return null
  return (
    <>
      <TransferButton kind="import" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ImportModal resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
