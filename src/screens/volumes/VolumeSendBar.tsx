import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { answerTexts } from '../../../i18n/fr/answers'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { isCorrecting } from '../../../resources/trade/correction'
import type { VolumeAnswer, VolumeAnswerLine } from '../../../resources/volumes/answers'
import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { outlierOf } from '../../../resources/volumes/volume-entry'
import { AnswerBar } from '../../trade/AnswerBar'
import { savedText } from '../../trade/saved-text'
import { useAtLimit } from '../../trade/use-at-limit'
import type { VolumeRows } from './use-volume-rows'
import { useVolumeAct, useVolumeAnswerCalls } from './use-volumes'

/** How many are named before they are sent. */
const named = 8

/** What is far from one's history, before it is sent. */
function Outliers({ rows }: { rows: readonly VolumeAnswerLine[] }) {
  if (!rows.length) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {texts.outliers({ smart_count: rows.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.slice(0, named).map(({ id, label, quantity, prefilled, unit }) => (
          <li key={id}>
            {texts.outlier({
              label,
              quantity: frenchQuantity(quantity ?? '0'),
              prefilled: frenchQuantity(prefilled ?? '0'),
              unit,
            })}
          </li>
        ))}
        {rows.length > named && <li>{texts.others({ smart_count: rows.length - named })}</li>}
      </Box>
    </Alert>
  )
}

/** Sends the volumes, what is far from one's history pointed out first; or takes them back to correct them. */
export function VolumeSendBar({ answer, volumes }: { answer: VolumeAnswer; volumes: VolumeRows }) {
  const calls = useVolumeAnswerCalls()
  const { run, isPending } = useVolumeAct()
  useAtLimit(answer, [volumeAnswers.one.tag])
  const { id, is_open, response_status, submitted_at } = answer
  const isBeside = isCorrecting({ ...answer, status: response_status })
  const standing = is_open ? texts.standing : texts.unsentCorrection
  const filled = volumes.rows.filter(({ quantity }) => quantity !== null).length
  const send = async () => {
    if (await volumes.flush()) await run(() => calls.send({ id }), texts.sent)
  }
  const drop = async () => void (await run(() => calls.giveUp({ id }), answerTexts.givenUp))
  const correct = async () => void (await run(() => calls.correct({ id }), texts.corrected))
  return (
    <>
      {!is_open && response_status === 'saved' && filled > 0 && (
        <Alert severity="warning">{texts.unsent({ smart_count: filled })}</Alert>
      )}
      <AnswerBar
        texts={texts}
        isOpen={is_open}
        isSent={response_status === 'sent' && !isBeside}
        isPending={isPending}
        receipt={submitted_at ? texts.sentOn({ when: frenchMoment(submitted_at) }) : undefined}
        standing={isBeside && submitted_at ? standing({ when: frenchMoment(submitted_at) }) : undefined}
        filled={filled}
        progress={texts.filled({ smart_count: filled, all: volumes.rows.length })}
        saved={savedText(texts, volumes)}
        question={
          <>
            {texts.sendText({ smart_count: filled, all: volumes.rows.length })}
            <Outliers
              rows={volumes.rows.filter(({ quantity, prefilled }) => outlierOf(quantity, prefilled))}
            />
          </>
        }
        onSend={send}
        onCorrect={correct}
        onGiveUp={drop}
      />
    </>
  )
}
