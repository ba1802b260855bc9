import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchDecimal, parseDecimal } from '../../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../../resources/schema/exact'
import type { ComparisonAnswer } from '../../../resources/tenders/answers'
import { makesHundred } from '../../../resources/tenders/criteria'
import type { Score } from '../../../resources/tenders/scoring'
import { SheetRoot } from '../../widgets/sheet-style'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.comparison
const shown = (note: string | null | undefined) => (note ? frenchDecimal(note) : '–')

/** What other weights would give, beside what counts: a scratch copy that nothing keeps. */
export function Simulation({ of }: { of: ComparisonAnswer }) {
  const calls = useTenderCalls()
  const { run, isPending } = useTenderAct()
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const [scores, show] = useState<readonly Score[]>()
  const weights = of.criteria.map(({ machine_name, weight }) => ({
    machine_name,
    weight: parseDecimal(typed[machine_name] ?? frenchDecimal(weight)) || '0',
  }))
  const isWhole = makesHundred(weights)
  const sum = rounded(weights.map(({ weight }) => exact(weight)).reduce(plus, exact(0)), 2)
  const simulate = async () => {
    const answer = await run(() => calls.simulate(of.lot.id, weights))
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
            value={typed[machine_name] ?? frenchDecimal(weight)}
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
          {texts.sum({ sum: frenchDecimal(sum) })}
        </Box>
      )}
      {scores && (
        <SheetRoot>
          <table aria-label={texts.simulation}>
            <thead>
              <tr>
                <th scope="col">{tenderScreens.receipts.supplier}</th>
                {[texts.before, texts.beforeRank, texts.simulated, texts.simulatedRank].map((title) => (
                  <th key={title} scope="col" className="number">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {of.offers.map(({ id, supplier, final_score, rank }) => {
                const score = scores.find((one) => one.id === id)
                return (
                  <tr key={id}>
                    <td className="label">{supplier}</td>
                    <td className="number" data-label={texts.before}>
                      {shown(final_score)}
                    </td>
                    <td className="number" data-label={texts.beforeRank}>
                      {rank ?? '–'}
                    </td>
                    <td className="number amount" data-label={texts.simulated}>
                      {shown(score?.final)}
                    </td>
                    <td className="number amount" data-label={texts.simulatedRank}>
                      {score?.rank ?? '–'}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </Box>
  )
}
