import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import type { SurveyReading } from '../../../resources/surveys/answers'
import type { ToldColumns } from '../../../resources/surveys/columns'
import { surveyColumns } from '../../../resources/surveys/columns'
import { ChoiceSelect } from '../../trade/ChoiceSelect'

interface Props {
  reading: SurveyReading
  isPending: boolean
  onTold: (told: ToldColumns) => void
}

/** Asks where each wanted column stands in a file; what was recognised is filled in. */
export function SurveyColumns({ reading: { titles, columns }, isPending, onTold }: Props) {
  const [told, tell] = useState<ToldColumns>(
    Object.fromEntries(columns.flatMap(({ name, at }) => (at === null ? [] : [[name, at]]))),
  )
  const choices = titles.map((title, at) => ({ id: at + 1, label: texts.column(title, at) }))
  const places = columns.map(({ name }) => told[name])
  const isWhole = places.every((at) => at !== undefined) && new Set(places).size === places.length
  return (
    <Box
      component="section"
      aria-label={texts.columns}
      sx={{ display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box>{texts.columnsAsked}</Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {columns.map(({ name, is_sure }) => {
          const at = told[name]
          return (
            <ChoiceSelect
              key={name}
              required
              label={surveyColumns[name].label}
              value={at === undefined ? null : at + 1}
              choices={choices}
              helperText={is_sure ? undefined : texts.doubt}
              onChange={(id) => tell((kept) => ({ ...kept, [name]: id === null ? undefined : id - 1 }))}
            />
          )
        })}
      </Box>
      <Box>
        <Button variant="contained" disabled={!isWhole} loading={isPending} onClick={() => onTold(told)}>
          {texts.read}
        </Button>
      </Box>
    </Box>
  )
}
