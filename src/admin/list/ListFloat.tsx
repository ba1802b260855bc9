import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import { useNavigate } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { transferButtons } from '../../../i18n/fr/transfer-buttons'
import { isImportable } from '../../../resources/schema/derive'
import { FloatingActions } from '../../widgets/FloatingActions'
import { createPath } from '../paths'
import type { OpenTransfer } from './ListTransfer'
import { useListScreen } from './list-screen'

/** On a phone, « Créer » floats over the list, with the import and the export in the menu beside it (portal §2). */
export function ListFloat({ onTransfer }: { onTransfer: OpenTransfer }) {
  const { resource, rows, selection } = useListScreen()
  const navigate = useNavigate()
  const { import: imports, export: exports } = transferButtons
  const importing = { label: imports, icon: <Upload />, onClick: () => onTransfer('import') }
  const exporting = {
    label: exports,
    icon: <Download />,
    onClick: () => onTransfer('export'),
    disabled: !rows?.length,
  }
  return (
    <>
      {selection.ids.length === 0 && (
        <FloatingActions
          primary={{ label: listTexts.create, icon: <Add />, onClick: () => navigate(createPath(resource)) }}
          secondary={isImportable(resource) ? [importing, exporting] : [exporting]}
        />
      )}
    </>
  )
}
