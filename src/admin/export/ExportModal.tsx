import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { formatTexts } from '../../../i18n/fr/formats'
import { exportTexts } from '../../../i18n/fr/transfers'
import type { Order } from '../../../providers/search'
import { modelOf } from '../../../providers/search'
import type { ConditionTree } from '../../../resources/schema/condition'
import { isImportable } from '../../../resources/schema/derive'
import type { AnyResource } from '../../../resources/schema/resource'
import { mostPrinted } from '../../../resources/schema/sheet-format'
import { useEngine } from '../../fields/engine'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { isTexts, useKept } from '../list/use-kept'
import { type ExportChoice, ExportForm } from './ExportForm'
import { type ExportField, groupFields, usualKeys } from './export-fields'
import { type ExportRequest, longExport } from './run-export'
import { useExport, useLongExport } from './use-export'
import { useExportFields } from './use-export-fields'

export type ExportProps = {
  resource: AnyResource
  /** Filters and orders as on screen. */
  filters: readonly ConditionTree[]
  orders: readonly Order[]
  /** The quick search, if any. */
  q?: string
  total: number
  /** There are more rows than `total`. */
  isCapped?: boolean
}

/** Chooses the name and the fields of a file, and exports the list as it is filtered and sorted. */
export function ExportModal({ onClose, ...props }: ExportProps & { onClose: () => void }) {
  const { resource } = props
  const fields = useExportFields(resource)
  if (fields.data) return <LoadedModal {...props} fields={fields.data} onClose={onClose} />
  return (
    <Modal open size="md" title={exportTexts.title({ list: resource.label[1] })} onClose={onClose}>
      {fields.isPending && <FormSkeleton />}
      {fields.error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void fields.refetch()}>{exportTexts.retry}</Button>}
        >
          {fields.error.message}
        </Alert>
      )}
    </Modal>
  )
}

type LoadedProps = ExportProps & { fields: readonly ExportField[]; onClose: () => void }

/** What was chosen last time, as far as it may still be exported. */
function useChoice(resource: AnyResource, fields: readonly ExportField[]) {
  const [kept, keep] = useKept(`export.${resource.name}`, isTexts)
  const known = (kept ?? []).filter((key) => fields.some((field) => field.key === key))
  const [choice, setChoice] = useState<ExportChoice>({
    filename: resource.label[1],
    keys: known.length ? known : usualKeys(fields),
    format: 'xlsx',
  })
  return { choice, setChoice, keep: () => keep(choice.keys) }
}

function LoadedModal({
  resource,
  fields,
  filters,
  orders,
  q,
  total,
  isCapped = false,
  onClose,
}: LoadedProps) {
  const { registry } = useEngine()
  const groups = useMemo(() => groupFields(registry, resource, fields), [registry, resource, fields])
  const { choice, setChoice, keep } = useChoice(resource, fields)
  const [checked, setChecked] = useState(false)
  const rows = isCapped ? Number.POSITIVE_INFINITY : total
  const prepare = useLongExport(rows)
  const isTooLong = choice.format === 'pdf' && rows > mostPrinted
  const { running, error, start } = useExport({ onDone: onClose, prepare })

  function submit() {
    const { filename, keys, format } = choice
    setChecked(true)
    if (!filename.trim() || !keys.length) return void toast.error(exportTexts.failed)
    keep()
    const params = q ? { params: { q } } : {}
    const request: ExportRequest = {
      model: modelOf(resource),
      fields: keys,
      filters,
      orders,
      filename: filename.trim(),
      format,
      ...params,
    }
    void start(request)
  }
  return (
    <Modal
      open
      size="md"
      title={exportTexts.title({ list: resource.label[1] })}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {exportTexts.cancel}
          </Button>
          <Button variant="contained" onClick={submit} disabled={running || isTooLong}>
            {exportTexts.submit}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {exportTexts.scope(total, isCapped)}
        {prepare && !isTooLong && ` ${exportTexts.background({ smart_count: longExport })}`}
      </Typography>
      {isTooLong && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {formatTexts.tooLong({ smart_count: mostPrinted })}
        </Alert>
      )}
      <ExportForm
        groups={groups}
        choice={choice}
        onChange={setChoice}
        comesBack={isImportable(resource)}
        checked={checked}
      />
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {running && <LinearProgress aria-label={exportTexts.preparing} />}
        {running && <Typography variant="body2">{exportTexts.preparing}</Typography>}
        {error && <Alert severity="error">{error}</Alert>}
      </Box>
    </Modal>
  )
}
