import Download from '@mui/icons-material/FileDownloadOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { saveBlob } from '../../../providers/transfers'
import type { ConsultationAnswer } from '../../../resources/tenders/answers'
import type { PriceSheetAnswer } from '../../../resources/tenders/price-sheet'
import { useEngine } from '../../fields/engine'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import type { useAnswer } from './use-answer'
import { useConsultationCalls } from './use-tenders'

const texts = tenderScreens.priceSheet

type Wrong = Pick<PriceSheetAnswer, 'errors' | 'more'>
const none: Wrong = { errors: [], more: 0 }

interface Props {
  lotId: number
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
  isLocked: boolean
}

/** Takes the price sheet of a lot away to a spreadsheet program, and brings it back into the draft. */
export function PriceSheetButtons({ lotId, consultation: { id }, answer, isLocked }: Props) {
  const { http } = useEngine()
  const calls = useConsultationCalls()
  const { run, isPending } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [{ errors, more }, tell] = useState<Wrong>(none)
  const take = () =>
    run(async () => {
      await answer.flush()
      const { blob, filename } = await http.download(`/consultation/${id}/lot/${lotId}/workbook`)
      saveBlob(blob, filename ?? `bordereau-${lotId}.xlsx`)
    })
  const bring = (file: File) =>
    run(() => calls.readPrices(id, lotId, file), undefined, {
      after: ({ lines, errors, more }) => {
        tell({ errors, more })
        if (errors.length) return
        answer.mergeLines(lotId, lines)
        toast.success(texts.done(lines.length))
      },
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" startIcon={<Download />} disabled={isPending} onClick={() => void take()}>
        {texts.take}
      </Button>
      {!isLocked && (
        <Button
          size="small"
          startIcon={<Upload />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {texts.bring}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xlsm,.xls"
        aria-label={texts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void bring(file)
        }}
      />
      <Modal
        open={errors.length > 0}
        title={texts.wrong}
        onClose={() => tell(none)}
        actions={<Button onClick={() => tell(none)}>{texts.close}</Button>}
      >
        <Box sx={{ mb: 2 }}>{texts.wrongText}</Box>
        <SheetRoot>
          <table aria-label={texts.wrong}>
            <thead>
              <tr>
                <th scope="col" className="number">
                  {texts.line}
                </th>
                <th scope="col">{texts.message}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ line, message }) => (
                <tr key={`${line} ${message}`}>
                  <td className="number" data-label={texts.line}>
                    {line}
                  </td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
        {more > 0 && <Box sx={{ mt: 1 }}>{texts.more(more)}</Box>}
      </Modal>
    </Box>
  )
}
