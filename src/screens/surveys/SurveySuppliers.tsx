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
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { type AskedOfAnswer, SurveyDialogs } from './SurveyDialogs'

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
      <SheetRoot tabIndex={0} role="region" aria-label={texts.suppliers}>
        <table aria-label={texts.suppliers}>
          <thead>
            <tr>
              <th scope="col">{texts.supplier}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.receivedAt}</th>
              <th scope="col" className="number">
                {texts.lines}
              </th>
              <th scope="col" className="number">
                {texts.amount}
              </th>
              <th scope="col" className="number">
                {texts.reminders}
              </th>
              <th scope="col">{texts.actions}</th>
            </tr>
          </thead>
          <tbody>
            {suppliers.map((one) => (
              <SupplierRow key={one.id} one={one} onAsk={(what) => ask({ what, supplier: one })} />
            ))}
          </tbody>
        </table>
      </SheetRoot>
      {asked && <SurveyDialogs asked={asked} onClose={() => ask(undefined)} onDone={onDone} />}
    </Box>
  )
}

function SupplierRow({ one, onAsk }: { one: SurveySupplier; onAsk: (what: AskedOfAnswer['what']) => void }) {
  const isAllowed = useAllowed()
  const isReceived = one.status > '150'
  return (
    <tr>
      <td className="what">
        <div className="label">{one.supplier}</div>
        {one.comment && one.status === '150' && (
          <div className="quiet">{texts.returned({ why: one.comment })}</div>
        )}
        {one.file_id && one.filename && isReceived && (
          <FileLinks files={[{ id: one.file_id, filename: one.filename }]} />
        )}
      </td>
      <td className="state">
        <StateBadge state={surveyStates[one.status]} />
      </td>
      <td data-label={texts.receivedAt}>
        {isReceived && one.received_at ? frenchMoment(one.received_at) : '–'}
      </td>
      <td className="number" data-label={texts.lines}>
        {isReceived ? one.lines.toLocaleString('fr-FR') : '–'}
      </td>
      <td className="number" data-label={texts.amount}>
        {isReceived && one.amount_ht !== null ? frenchPrice(one.amount_ht) : '–'}
      </td>
      <td className="number" data-label={texts.reminders}>
        {one.reminder_count}
      </td>
      <td>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
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
          {isReceived && (
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
      </td>
    </tr>
  )
}
