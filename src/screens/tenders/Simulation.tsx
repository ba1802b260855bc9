import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { decimalText } from '../../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../../resources/schema/exact'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import type { ComparisonAnswer, Score } from '../../../resources/tenders/comparison-answers'
import { makesHundred } from '../../../resources/tenders/criteria'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { SheetTable } from '../../widgets/SheetTable'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.comparison
const shown = (note: string | null | undefined) => (note ? decimalText(note) : '–')

/** What other weights would give, beside what counts: a scratch copy that nothing keeps. */
export function Simulation({ of }: { of: ComparisonAnswer }) {
  const calls = useEndpoints(lotJudgement)
  const { run, isPending } = useTenderAct()
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const [scores, show] = useState<readonly Score[]>()
  const weights = of.criteria.map(({ machine_name, weight }) => ({
    machine_name,
    weight: parseDecimal(typed[machine_name] ?? decimalText(weight), 'percent') || '0',
  }))
  const isWhole = makesHundred(weights)
  const sum = rounded(weights.map(({ weight }) => exact(weight)).reduce(plus, exact(0)), 2)
  const simulate = async () => {
    const answer = await run(() => calls.simulate({ id: of.lot.id, weights }))
    if (answer) show(answer.scores)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.simulationHelp}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {of.criteria.map(({ machine_name, label, weight }) => (
          <TextField
            key={machine_name}
            size="small"
            label={`${label} (%)`}
            value={typed[machine_name] ?? decimalText(weight)}
            onChange={({ target }) => {
              type({ ...typed, [machine_name]: target.value })
              show(undefined)
            }}
            slotProps={{
              htmlInput: { inputMode: 'decimal', 'aria-label': texts.weightOf({ criterion: label }) },
            }}
            sx={{ width: 150 }}
          />
        ))}
        <Button variant="outlined" loading={isPending} disabled={!isWhole} onClick={() => void simulate()}>
          {texts.simulate}
        </Button>
      </Box>
      {!isWhole && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {texts.sum({ sum: decimalText(sum) })}
        </Box>
      )}
      {scores && (
        <SheetTable
          name={texts.simulation}
          rows={of.offers.map((offer) => ({ ...offer, score: scores.find(({ id }) => id === offer.id) }))}
          keyOf={({ id }) => id}
          columns={[
            { title: tenderScreens.receipts.supplier, is: 'label', of: ({ supplier }) => supplier },
            { title: texts.before, is: 'number', of: ({ final_score }) => shown(final_score) },
            { title: texts.beforeRank, is: 'number', of: ({ rank }) => rank ?? '–' },
            { title: texts.simulated, is: 'number amount', of: ({ score }) => shown(score?.final) },
            { title: texts.simulatedRank, is: 'number amount', of: ({ score }) => score?.rank ?? '–' },
          ]}
        />
      )}
    </Box>
  )
}
