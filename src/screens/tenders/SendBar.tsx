import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { answerFileScreens } from '../../../i18n/fr/answer-file-screens'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { isAnswered } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { savedText } from '../../trade/saved-text'
import { useOwnAddress, useOwnEndpoints } from '../../trade/standing-for'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { sayBytes } from '../../widgets/file-rules'
import type { useAnswer } from './use-answer'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.consultations

interface Props {
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
}

function Receipt({ consultation: { id, versions, sent_files } }: Pick<Props, 'consultation'>) {
  const addressOf = useOwnAddress()
  const sent = versions.find(({ kind }) => kind === 'sent' || kind === 'negotiated')
  if (!sent) return null
  return (
    <Alert severity="success">
      {texts.receipt} {sent.receipt_number} · {frenchMoment(sent.at)}
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        SHA-256 {sent.sha256}
        <br />
        {texts.proof}
        {sent_files.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {answerFileScreens.sent}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {sent_files.map(({ id: file, filename, size, sha256, at }) => (
                <li key={file}>
                  {filename} · {sayBytes(size)} · {frenchMoment(at)} · SHA-256 {sha256}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      <PaperButton
        path={addressOf(consultations.receipt, { id })}
        filename={`recepisse-${id}.pdf`}
        label={tenderScreens.papers.receipt}
      />
      <PaperButton
        path={addressOf(consultations.content, { id })}
        filename={`offre-${id}.json`}
        label={texts.download}
      />
    </Alert>
  )
}

/** Whether all that was typed is kept; sending, withdrawing, and the receipt of what was sent. */
export function SendBar({ consultation, answer }: Props) {
  const calls = useOwnEndpoints(consultations)
  const { run, isPending } = useTenderAct()
  const [isAsked, ask] = useState(false)
  const { id, moment, response, round, sealed } = consultation
  const isSent = response?.status === '150'
  const hasPrice = answer.lots.some(({ lines }) => (lines ?? []).some(isAnswered))
  const send = async () => {
    if (!(await answer.flush())) return
    await run(
      () => calls.send({ id }),
      ({ receipt_number }) => texts.sent({ receipt: receipt_number }),
    )
  }
  const withdraw = async () => {
    await run(
      () => calls.withdraw({ id }),
      () => texts.withdrawn,
    )
    ask(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Receipt consultation={consultation} />
      {moment === 'open' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="contained" loading={isPending} disabled={!hasPrice} onClick={() => void send()}>
            {isSent ? texts.resend : texts.send}
          </Button>
          {isSent && !round && (
            <Button color="error" onClick={() => ask(true)}>
              {texts.withdraw}
            </Button>
          )}
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {savedText(texts, answer)}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', flexBasis: '100%' }}>
            {texts[sealed || round ? 'sealed' : 'unsealed']}
          </Box>
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void withdraw()}
      >
        {texts.withdrawText}
      </ConfirmDialog>
    </Box>
  )
}
