import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { pathOf } from '../../../resources/schema/endpoint'
import { responsesAnswer, type TenderPageAnswer } from '../../../resources/tenders/answers'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import { awardedTenders } from '../../../resources/tenders/states'
import { AnswerTable } from '../../trade/AnswerTable'
import { PaperButton } from '../../trade/PaperButton'
import { OpenedFiles } from './OpenedFiles'

const { receipts: texts, papers } = tenderScreens

/** How many offers came in; whose, and with which proof, once they are open. */
export function ReceiptsCard({ page }: { page: TenderPageAnswer }) {
  const { tender, responses } = page
  const isAwarded = awardedTenders.some((one) => one === tender.status)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Box>{texts.count({ smart_count: responses.count })}</Box>
      {!responses.opened && (
        <Alert severity="info">{responses.readable ? texts.readable : texts.sealed}</Alert>
      )}
      {responses.data.length > 0 && (
        <AnswerTable
          answer={responsesAnswer.data}
          name={texts.title}
          rows={responses.data}
          keyOf={({ id }) => id}
          columns={[
            { field: 'supplier', is: 'label' },
            'submitted_at',
            'receipt_number',
            {
              field: 'sha256',
              is: 'quiet',
              of: ({ sha256 }) => <span title={sha256}>{sha256.slice(0, 16)}…</span>,
            },
            isAwarded && {
              title: papers.letter,
              is: 'end',
              of: ({ supplier_id, supplier }) => (
                <PaperButton
                  path={pathOf(tenderJudgement.letter, { id: tender.id, supplier: supplier_id })}
                  filename={`lettre-${tender.id}-${supplier_id}.pdf`}
                  label={papers.letter}
                  name={papers.letterOf({ supplier: supplier })}
                />
              ),
            },
          ]}
        />
      )}
      <OpenedFiles page={page} />
      {responses.opened && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PaperButton
            path={pathOf(tenderJudgement.opening, { id: tender.id })}
            filename={`ouverture-${tender.id}.pdf`}
            label={papers.opening}
          />
          {isAwarded && tender.is_public && (
            <PaperButton
              path={pathOf(tenderJudgement.decp, { id: tender.id })}
              filename={`decp-${tender.id}.json`}
              label={papers.decp}
            />
          )}
        </Box>
      )}
    </Box>
  )
}
