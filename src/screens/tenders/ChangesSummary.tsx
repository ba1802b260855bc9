import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { tenderChangeScreens as texts } from '../../../i18n/fr/tender-changes'
import { changeMarks } from '../../../resources/tenders/changes'
import { preparationOrder, preparationSteps } from '../../../resources/tenders/preparation'
import type { TenderHead } from '../../../resources/tenders/preparation-answers'
import { useChanges } from './use-tenders'

/** What changed since the tender that was taken over, step by step, with the way to each. */
export function ChangesSummary({ tender }: { tender: TenderHead }) {
  const { data } = useChanges(tender)
  if (!data?.from) return null
  const steps = preparationOrder.flatMap((step) => {
    const marks = data.data.filter((one) => one.step === step).map(({ mark }) => mark)
    return marks.length ? [{ step, marks }] : []
  })
  if (!steps.length) return <Alert severity="info">{texts.none({ code: data.from.code })}</Alert>
  return (
    <Alert severity="info">
      {texts.since({ code: data.from.code })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {steps.map(({ step, marks }) => (
          <li key={step}>
            <MuiLink component={Link} underline="always" to={`?tab=preparation&step=${step}`}>
              {preparationSteps[step]}
            </MuiLink>{' '}
            –{' '}
            {Object.entries(changeMarks)
              .map(([mark, { label }]) => ({ label, n: marks.filter((one) => one === mark).length }))
              .filter(({ n }) => n > 0)
              .map(({ label, n }) => texts.marked(label, n))
              .join(', ')}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
