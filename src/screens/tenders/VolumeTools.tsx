import History from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { memo, useState } from 'react'
import { volumeTexts as texts } from '../../../i18n/fr/volume-tools'
import { pathOf } from '../../../resources/schema/endpoint'
import { parisDay } from '../../../resources/schema/paris-time'
import type { LotAnswer } from '../../../resources/tenders/preparation-answers'
import { lotVolumes } from '../../../resources/tenders/preparation-endpoints'
import type { PreparedProduct } from '../../../resources/tenders/volume-sheet'
import { useEndpoints } from '../../fields/endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { toast } from '../../widgets/toast-store'
import { WorkbookButtons } from '../../widgets/WorkbookButtons'
import { useTenderAct } from './use-tenders'
import { VolumeSourceDialog } from './VolumeSourceDialog'

interface Props {
  lot: LotAnswer
  /** Something stands there that is not saved. */
  isTyping: boolean
  /** Takes volumes over into the grid, where they wait to be saved. */
  onTake: (rows: readonly PreparedProduct[], isSheet: boolean) => void
}

/** Volumes from elsewhere: another market, received orders, a spreadsheet program. */
export const VolumeTools = memo(function VolumeTools({ lot, isTyping, onTake }: Props) {
  const calls = useEndpoints(lotVolumes)
  const { run, isPending } = useTenderAct()
  const [isOpen, open] = useState(false)
  const bring = async (file: File) => {
    const read = await run(() => calls.readVolumes({ id: lot.id, file }))
    if (!read || read.errors.length) return read
    onTake(read.rows, true)
    toast.success(texts.taken({ smart_count: read.rows.length }))
    return read
  }
  return (
    <>
      <WorkbookButtons
        take={
          <>
            <Button size="small" startIcon={<History />} onClick={() => open(true)}>
              {texts.source}
            </Button>
            <PaperButton
              path={pathOf(lotVolumes.workbook, { id: lot.id })}
              filename={`volumes-${lot.lot_number}.xlsx`}
              label={isTyping ? texts.takeSaved : texts.take}
            />
          </>
        }
        texts={{
          bring: texts.bring,
          file: texts.file,
          wrong: texts.wrong,
          wrongText: texts.wrongText,
          more: texts.more,
          line: texts.line,
        }}
        isLocked={false}
        isPending={isPending}
        onBring={bring}
      />
      {isOpen && (
        <VolumeSourceDialog
          lot={lot}
          today={parisDay(new Date())}
          onTake={(rows) => {
            onTake(rows, false)
            toast.success(texts.taken({ smart_count: rows.length }))
            open(false)
          }}
          onClose={() => open(false)}
        />
      )}
    </>
  )
})
