import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { pathOf } from '../../../resources/schema/endpoint'
import { isStanding } from '../../../resources/trade/correction'
import type { VolumeAnswer, VolumeWorkbookAnswer } from '../../../resources/volumes/answers'
import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { PageHead } from '../../layout/PageHead'
import { HeldDraft } from '../../trade/HeldDraft'
import { leftText } from '../../trade/left-text'
import { PaperButton } from '../../trade/PaperButton'
import { LeaveGuard } from '../../widgets/LeaveGuard'
import { StateBadge } from '../../widgets/StateBadge'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import { WorkbookButtons } from '../../widgets/WorkbookButtons'
import { useVolumeRows } from './use-volume-rows'
import { useVolumeAnswerCalls } from './use-volumes'
import { VolumeSendBar } from './VolumeSendBar'
import { VolumeSheet } from './VolumeSheet'

/** A request as one of its members answers it: the grid of its volumes, and what was sent. */
export function VolumeAnswerPage({ answer }: { answer: VolumeAnswer }) {
  const volumes = useVolumeRows(answer)
  const calls = useVolumeAnswerCalls()
  const { run, isPending } = useAct()
  const { id, label, adherent, is_open, response_status, response_date_limit, period_start, period_end } =
    answer
  const isLocked = !is_open || isStanding({ ...answer, status: response_status })
  const shown = response_status === 'to_fill' && volumes.savedAt ? 'saved' : response_status
  const take = (entries: VolumeWorkbookAnswer['entries']) => {
    const changes = entries.map(
      ({ id: line, quantity = null, comment = null }) => [line, { quantity, comment }] as const,
    )
    volumes.change(new Map(changes), 'import')
  }
  const bring = async (file: File) => {
    if (!(await volumes.flush())) return undefined
    const read = await run(() => calls.read({ id, file }))
    if (!read || read.errors.length) return read
    take(read.entries)
    toast.success(texts.brought({ smart_count: read.entries.length }))
    return read
  }
  return (
    <>
      <LeaveGuard isDirty={volumes.state !== 'saved'} keep={volumes.flush} />
      <PageHead
        title={label}
        badge={<StateBadge state={volumeResponseStates[shown]} />}
        subtitle={[adherent, texts.limit({ when: frenchMoment(response_date_limit) })].join(' · ')}
        back={{ path: '/volumes', label: texts.title }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity="info">
          {is_open
            ? `${texts.left({ text: leftText(response_date_limit, answer.now) })}. ${texts.period({ from: frenchDay(period_start), to: frenchDay(period_end) })}.`
            : texts.over}
        </Alert>
        {answer.need_start && answer.need_end && (
          <Typography>
            {texts.need({ from: frenchDay(answer.need_start), to: frenchDay(answer.need_end) })}
          </Typography>
        )}
        <HeldDraft offered={volumes.offered} />
        <VolumeSendBar answer={answer} volumes={volumes} />
        <WorkbookButtons
          take={
            <PaperButton
              path={pathOf(volumeAnswers.workbook, { id })}
              filename={`volumes-${id}.xlsx`}
              label={texts.take}
            />
          }
          texts={texts}
          isLocked={isLocked}
          isPending={isPending}
          onBring={bring}
          onMine={({ mine }, rows) => take(mine.filter((one) => rows.includes(one.id)))}
        />
        <VolumeSheet volumes={volumes} isLocked={isLocked} />
      </Box>
    </>
  )
}
