import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import { formatTexts } from '../../../i18n/fr/formats'
import { exportTexts } from '../../../i18n/fr/transfers'
import { sendTo } from '../../../providers/send-to'
import type { OfferedType } from '../../../resources/exports/answers'
import { exportCounts } from '../../../resources/exports/endpoints'
import { exportTypes } from '../../../resources/exports/export-types'
import { frenchDay } from '../../../resources/schema/date-text'
import { mostPrinted } from '../../../resources/schema/sheet-format'
import { longExport } from '../../admin/export/run-export'
import { useExport } from '../../admin/export/use-export'
import { useEngine } from '../../fields/engine'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { requestOf, startOf, type TypeChoice } from './choice'
import { TypeForm } from './TypeForm'
import { useExportAct, useExportCalls } from './use-exports'

interface Props {
  offered: OfferedType
  onClose: () => void
}

/** Filters, real number of rows, columns, name and moment of an export. */
export function TypeDialog({ offered, onClose }: Props) {
  const { key } = offered
  const type = exportTypes[key]
  const { http } = useEngine()
  const calls = useExportCalls()
  const [choice, setChoice] = useState<TypeChoice>(() => startOf(key))
  const [checked, setChecked] = useState(false)
  const fields = useQuery({
    queryKey: ['exports', 'fields', key],
    queryFn: ({ signal }) =>
      http.put<{ key: string; label: string }[]>('/exports/fields/', { type: key }, { signal, quiet: true }),
  })
  const request = requestOf(key, choice)
  const count = useQuery({
    queryKey: ['exports', 'count', key, request.filters],
    queryFn: ({ signal }) =>
      sendTo(http, exportCounts.count, { ...request, fields: undefined }, { signal, quiet: true }),
    retry: false,
  })
  const total = count.data?.total
  const isWorkbook = 'isWorkbook' in type
  const isTooLong = choice.format === 'pdf' && !isWorkbook && (total ?? 0) > mostPrinted
  const isLong = isWorkbook || (total ?? 0) > longExport
  const { running, error, start } = useExport({ onDone: onClose })
  const { run, isPending } = useExportAct()

  const isReady =
    request.filename !== '' && (isWorkbook || choice.keys === undefined || choice.keys.length > 0)
  async function submit() {
    setChecked(true)
    if (!isReady) return void toast.error(texts.failed)
    const { rhythm, span } = choice
    if (rhythm !== 'once') {
      const planned = (answer: { next_day: string }) => texts.planned({ day: frenchDay(answer.next_day) })
      return void run(() => calls.schedule({ ...request, rhythm, span }), planned, { after: onClose })
    }
    if (isLong) return void run(() => calls.run(request), exportTexts.started, { after: onClose })
    await start(request)
  }
  return (
    <Modal
      open
      size="md"
      title={texts.open({ label: type.label })}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="contained"
            onClick={() => void submit()}
            disabled={running || isPending || isTooLong || (choice.rhythm === 'once' && !total)}
          >
            {choice.rhythm === 'once' ? texts.export : texts.schedule}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{type.help}</Box>
      <Box aria-live="polite" sx={{ mt: 1, mb: 2.5, display: 'grid', gap: 0.5 }}>
        {count.error ? (
          <Alert severity="error">{count.error.message}</Alert>
        ) : (
          <Box role="status" sx={{ fontWeight: 600 }}>
            {total === undefined ? texts.counting : texts.rows(total)}
          </Box>
        )}
        {isTooLong && <Alert severity="warning">{formatTexts.tooLong({ smart_count: mostPrinted })}</Alert>}
        {choice.rhythm === 'once' && isLong && !isTooLong && (
          <Box sx={{ color: 'text.secondary' }}>
            {isWorkbook ? texts.workbook : exportTexts.background({ smart_count: longExport })}
          </Box>
        )}
        {choice.rhythm !== 'once' && <Box sx={{ color: 'text.secondary' }}>{texts.scheduleHelp}</Box>}
      </Box>
      <TypeForm
        offered={offered}
        columns={fields.data ?? []}
        choice={choice}
        checked={checked}
        onChange={setChoice}
      />
      <Box aria-live="polite" sx={{ mt: 2, display: 'grid', gap: 1 }}>
        {running && <LinearProgress aria-label={exportTexts.preparing} />}
        {(error || fields.error) && <Alert severity="error">{error ?? fields.error?.message}</Alert>}
      </Box>
    </Modal>
  )
}
