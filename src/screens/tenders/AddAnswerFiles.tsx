import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { answerFileEndings, answerFileKinds, isAnswerFileKind } from '../../../resources/tenders/answer-files'
import type { ConsultedLot } from '../../../resources/tenders/consultation-answers'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { DropZone } from '../../widgets/DropZone'
import type { SentAs, useAnswerFiles } from './use-answer-files'

/** The `accept` of the system's file picker. */
export const acceptedFiles = answerFileEndings.map((ending) => `.${ending}`).join(',')

/** Says what comes and of which lot, then takes the files: each leaves at once, its progress told. */
export function AddAnswerFiles({
  lots,
  calls: { add, isPending, progress },
}: {
  lots: readonly ConsultedLot[]
  calls: ReturnType<typeof useAnswerFiles>
}) {
  const [as, say] = useState<SentAs>({ kind: 'memoir', lot: null })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <TextField
        select
        size="small"
        label={texts.kind}
        value={as.kind}
        onChange={({ target: { value } }) => isAnswerFileKind(value) && say({ ...as, kind: value })}
      >
        {Object.entries(answerFileKinds).map(([kind, label]) => (
          <MenuItem key={kind} value={kind}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <ChoiceSelect
        label={texts.of}
        value={as.lot}
        empty={texts.whole}
        isWide
        choices={lots.map(({ id, lot_number, label }) => ({
          id,
          label: texts.lot({ lot: lot_number, label }),
        }))}
        onChange={(lot) => say({ ...as, lot })}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DropZone
          label={texts.add}
          rules={texts.rules}
          accept={acceptedFiles}
          multiple
          disabled={isPending}
          onFiles={(files) => void add(files, as)}
        />
        <Box role="status" sx={{ typography: 'body2', minHeight: '1.5em' }}>
          {progress}
        </Box>
      </Box>
    </Box>
  )
}
