import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { answerFileEndpoints } from '../../../resources/tenders/answer-file-endpoints'
import type { ToldFile } from '../../../resources/tenders/answer-files'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { useOwnAddress } from '../../trade/standing-for'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { AddAnswerFiles } from './AddAnswerFiles'
import { AnswerFilesTable } from './AnswerFilesTable'
import { ReplaceButton } from './ReplaceButton'
import type { useAnswer } from './use-answer'
import { useAnswerFiles } from './use-answer-files'

interface Props {
  consultation: ConsultationAnswer
  answer: ReturnType<typeof useAnswer>
}

/** The files of an answer, those of the whole offer and of each lot: added, replaced, taken out, downloaded. */
export function AnswerFilesCard({ consultation, answer }: Props) {
  const { id, moment, round, files, lot_rows } = consultation
  const addressOf = useOwnAddress()
  const calls = useAnswerFiles(id, answer)
  const [leaving, leave] = useState<ToldFile>()
  const isOpen = moment === 'open' && !round
  const groups = [
    { key: 0, label: texts.whole, of: null },
    ...lot_rows.map((lot) => ({
      key: lot.id,
      label: texts.lot({ lot: lot.lot_number, label: lot.label }),
      of: lot.id,
    })),
  ].map((group) => ({
    ...group,
    files: files.filter(({ tender_family_id }) => (tender_family_id ?? null) === group.of),
  }))
  const remove = async () => {
    if (leaving) await calls.remove(leaving)
    leave(undefined)
  }
  if (!isOpen && !files.length) return null
  return (
    <Box
      component="section"
      aria-label={texts.title}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2">{texts.title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {round ? texts.inRound : texts.help}
      </Typography>
      {isOpen && <AddAnswerFiles lots={lot_rows} calls={calls} />}
      {!files.length && <Box>{texts.none}</Box>}
      {groups
        .filter((group) => group.files.length)
        .map(({ key, label, files: some }) => (
          <Box key={key} sx={{ display: 'grid', gap: 0.5, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography variant="h4" component="h3">
              {label}
            </Typography>
            <AnswerFilesTable
              name={texts.filesOf({ of: label })}
              files={some}
              pathOf={(file) => addressOf(answerFileEndpoints.download, { id, file: file.id })}
              acts={
                isOpen
                  ? (file) => (
                      <>
                        <ReplaceButton
                          name={file.filename}
                          isPending={calls.isPending}
                          onFiles={(sent) => void calls.replace(file, sent)}
                        />
                        <Button
                          size="small"
                          color="error"
                          disabled={calls.isPending}
                          aria-label={texts.removeOf(file.filename)}
                          onClick={() => leave(file)}
                        >
                          {texts.remove}
                        </Button>
                      </>
                    )
                  : undefined
              }
            />
          </Box>
        ))}
      {files.some(({ verification }) => verification) && (
        <Typography variant="body2" color="text.secondary">
          {texts.onlyDigests}
        </Typography>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        pending={calls.isPending}
        onClose={() => leave(undefined)}
        onConfirm={() => void remove()}
      >
        {texts.removeText({ name: leaving?.filename ?? '' })}
      </ConfirmDialog>
    </Box>
  )
}
