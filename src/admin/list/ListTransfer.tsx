import { lazy } from 'react'
import { useListScreen } from './list-screen'
import { useExportOf } from './use-export-of'

const ExportModal = lazy(async () => ({ default: (await import('../export/ExportModal')).ExportModal }))
const ImportModal = lazy(async () => ({ default: (await import('../import/ImportModal')).ImportModal }))

export type Transfer = 'import' | 'export'
export type OpenTransfer = (transfer: Transfer) => void

/** The import or the export of the list around, which stays whatever becomes of the button that opened it. */
export function ListTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { resource } = useListScreen()
  const asked = useExportOf()
  return (
    <>
      {transfer === 'import' && <ImportModal resource={resource} onClose={onClose} />}
      {transfer === 'export' && <ExportModal {...asked} onClose={onClose} />}
    </>
  )
}
