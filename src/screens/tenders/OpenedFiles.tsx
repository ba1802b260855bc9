import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { pathOf } from '../../../resources/schema/endpoint'
import { openedFileEndpoints } from '../../../resources/tenders/answer-file-endpoints'
import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { AnswerFilesTable } from './AnswerFilesTable'

/** The files of the opened offers, by lot and supplier, each held against its hash when it is downloaded. */
export function OpenedFiles({ page: { tender, lots, responses } }: { page: TenderPageAnswer }) {
  const files = responses.data.flatMap(({ supplier, files: own }) =>
    own.map((file) => ({ ...file, supplier })),
  )
  if (!files.length) return null
  const groups = [
    { id: null, label: texts.whole },
    ...lots.map(({ id, lot_number, label }) => ({ id, label: texts.lot({ lot: lot_number, label }) })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3">{texts.opened}</Typography>
      {groups.map(({ id, label }) => {
        const some = files.filter(({ tender_family_id }) => (tender_family_id ?? null) === id)
        return (
          some.length > 0 && (
            <Box key={id} sx={{ display: 'grid', gap: 0.5, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Typography variant="h4">{label}</Typography>
              <AnswerFilesTable
                name={texts.filesOf({ of: label })}
                files={some}
                pathOf={(file) => pathOf(openedFileEndpoints.download, { id: tender.id, file: file.id })}
                supplierOf={({ supplier }) => supplier}
              />
            </Box>
          )
        )
      })}
      {files.some(({ verification }) => verification) && (
        <Typography variant="body2" color="text.secondary">
          {texts.onlyDigests}
        </Typography>
      )}
    </Box>
  )
}
