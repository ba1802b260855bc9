import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { saveBlob } from '../../../providers/transfers'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { useOwnEndpoints } from '../../trade/standing-for'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import { WorkbookButtons } from '../../widgets/WorkbookButtons'
import type { useAnswer } from './use-answer'

const texts = tenderScreens.priceSheet

interface Props {
  lotId: number
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
  isLocked: boolean
}

/** Takes the price sheet of a lot away to a spreadsheet program, and brings it back into the draft. */
export function PriceSheetButtons({ lotId, consultation: { id }, answer, isLocked }: Props) {
  const calls = useOwnEndpoints(consultations)
  const { run, isPending } = useAct()
  const take = () =>
    run(async () => {
      await answer.flush()
      const { blob, filename } = await calls.workbook({ id, lot: lotId })
      saveBlob(blob, filename ?? `bordereau-${lotId}.xlsx`)
    })
  const bring = async (file: File) => {
    if (!(await answer.flush())) return undefined
    const read = await run(() => calls.readPrices({ id, lot: lotId, file }))
    if (!read || read.errors.length) return read
    answer.mergeLines(lotId, read.entries)
    toast.success(texts.done({ smart_count: read.entries.length }))
    return read
  }
  return (
    <WorkbookButtons
      take={
        <Button size="small" startIcon={<Download />} disabled={isPending} onClick={() => void take()}>
          {texts.take}
        </Button>
      }
      texts={texts}
      isLocked={isLocked}
      isPending={isPending}
      onBring={bring}
      onMine={({ mine }, rows) =>
        answer.mergeLines(
          lotId,
          mine.filter(({ tender_product_id: row }) => rows.includes(row)),
        )
      }
    />
  )
}
