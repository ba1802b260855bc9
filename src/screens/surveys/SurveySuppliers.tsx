import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import type { SurveyPage, SurveySupplier } from '../../../resources/surveys/answers'
import { surveyStates } from '../../../resources/surveys/states'
import { useAllowed } from '../../fields/engine'
import { FileLinks } from '../../trade/FileLinks'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'
import { type AskedOfAnswer, SurveyDialogs } from './SurveyDialogs'

const isReceived = ({ status }: SurveySupplier) => status > '150'

/** The suppliers of a request, how far each has come, and what its service may do with each answer. */
export function SurveySuppliers({ page: { suppliers }, onDone }: { page: SurveyPage; onDone: () => void }) {
  const [asked, ask] = useState<AskedOfAnswer>()
  const sent = suppliers.filter(({ status }) => status > '150').length
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.suppliers}
        </Typography>
        <Box sx={{ minWidth: 180 }}>
          {texts.answered({ sent, all: suppliers.length })}
          <LinearProgress
            variant="determinate"
            value={suppliers.length ? Math.round((sent / suppliers.length) * 100) : 0}
            aria-label={texts.answerRate}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        </Box>
      </Box>
      <SheetTable
        name={texts.suppliers}
        rows={suppliers}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.supplier,
            is: 'what',
            of: (one) => one.supplier,
            under: (one) => (
              <>
                {one.comment && one.status === '150' && texts.returned({ why: one.comment })}
                {one.file_id && one.filename && isReceived(one) && (
                  <FileLinks files={[{ id: one.file_id, filename: one.filename }]} />
                )}
              </>
            ),
          },
          { title: texts.state, is: 'state', of: (one) => <StateBadge state={surveyStates[one.status]} /> },
          {
            title: texts.receivedAt,
            of: (one) => (isReceived(one) && one.received_at ? frenchMoment(one.received_at) : '–'),
          },
          {
            title: texts.lines,
            is: 'number',
            of: (one) => (isReceived(one) ? one.lines.toLocaleString('fr-FR') : '–'),
          },
          {
            title: texts.amount,
            is: 'number',
            of: (one) => (isReceived(one) && one.amount_ht !== null ? frenchPrice(one.amount_ht) : '–'),
          },
          {
            title: texts.reminders,
            is: 'number',
            of: (one) => one.reminder_count,
            under: (one) => one.reminded_at && frenchMoment(one.reminded_at),
          },
          {
            title: texts.actions,
            is: 'end',
            of: (one) => <Acts one={one} onAsk={(what) => ask({ what, supplier: one })} />,
          },
        ]}
      />
      {asked && <SurveyDialogs asked={asked} onClose={() => ask(undefined)} onDone={onDone} />}
    </Box>
  )
}

function Acts({ one, onAsk }: { one: SurveySupplier; onAsk: (what: AskedOfAnswer['what']) => void }) {
  const isAllowed = useAllowed()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      {one.status === '200' && (
        <Button
          size="small"
          variant="contained"
          aria-label={texts.integrateOf({ supplier: one.supplier })}
          onClick={() => onAsk('integrate')}
        >
          {texts.integrate}
        </Button>
      )}
      {isReceived(one) && (
        <Button
          size="small"
          aria-label={texts.returnOf({ supplier: one.supplier })}
          onClick={() => onAsk('return')}
        >
          {texts.return}
        </Button>
      )}
      {one.status === '150' && isAllowed('answerStatisticRequest') && (
        <Button
          size="small"
          aria-label={texts.bringFor({ supplier: one.supplier })}
          onClick={() => onAsk('bring')}
        >
          {texts.bring}
        </Button>
      )}
    </Box>
  )
}
