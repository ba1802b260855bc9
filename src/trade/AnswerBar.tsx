import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { answerTexts } from '../../i18n/fr/answers'
import { ConfirmDialog } from '../widgets/ConfirmDialog'

interface Props {
  texts: { send: string; sendTitle: string }
  isOpen: boolean
  isSent: boolean
  isPending: boolean
  /** « Récépissé …, envoyé le … », once it is sent. */
  receipt: string | undefined
  /** What was sent before and counts, while it is corrected. */
  standing?: string | undefined
  /** How many rows say something, and of how many. */
  filled: number
  progress: string
  /** How far what is typed is kept. */
  saved: string
  /** What is asked before it is sent. */
  question: ReactNode
  onSend: () => Promise<void>
  onCorrect: () => Promise<void>
  onGiveUp: () => Promise<void>
}

/**
 * Sends an answer that was filled row by row, or takes it back to be corrected while there is time, or gives its correction up;
 * what was sent stands above.
 */
export function AnswerBar({ texts, isOpen, isSent, isPending, receipt, ...of }: Props) {
  const [asked, ask] = useState<'send' | 'correct' | 'giveUp'>()
  const close = () => ask(undefined)
  const confirm = (act: () => Promise<void>) => void act().finally(close)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isSent && receipt && <Alert severity="success">{receipt}</Alert>}
      {of.standing && <Alert severity="info">{of.standing}</Alert>}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {isSent ? (
            <Button variant="outlined" onClick={() => ask('correct')}>
              {answerTexts.correct}
            </Button>
          ) : (
            <Button variant="contained" disabled={!of.filled} onClick={() => ask('send')}>
              {texts.send}
            </Button>
          )}
          {!isSent && of.standing && <Button onClick={() => ask('giveUp')}>{answerTexts.giveUp}</Button>}
          <Box>{of.progress}</Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isSent ? '' : of.saved}
          </Box>
        </Box>
      )}
      <ConfirmDialog
        open={asked === 'send'}
        title={texts.sendTitle}
        confirmLabel={texts.send}
        pending={isPending}
        onClose={close}
        onConfirm={() => confirm(of.onSend)}
      >
        {of.question}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'correct'}
        title={answerTexts.correctTitle}
        confirmLabel={answerTexts.correct}
        pending={isPending}
        onClose={close}
        onConfirm={() => confirm(of.onCorrect)}
      >
        {answerTexts.correctText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'giveUp'}
        title={answerTexts.giveUpTitle}
        confirmLabel={answerTexts.giveUp}
        pending={isPending}
        onClose={close}
        onConfirm={() => confirm(of.onGiveUp)}
      >
        {answerTexts.giveUpText}
      </ConfirmDialog>
    </Box>
  )
}
