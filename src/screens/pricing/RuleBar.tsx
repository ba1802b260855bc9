import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { decimalPattern } from '../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

/** Decides by a rule what is still to be decided. */
export function RuleBar({ campaign: { id, max_increase_pct } }: Pick<PriceUpdatePageAnswer, 'campaign'>) {
  const calls = usePriceUpdateCalls()
  const { run, isPending } = usePricingAct()
  const [text, setText] = useState('2')
  const pct = parseDecimal(text, 'percent')
  const isWrong = !decimalPattern.test(pct) || pct.startsWith('-')
  const decide = (rule: 'accept' | 'refuse') =>
    run(
      () => calls.rule({ id, rule, ...(rule === 'accept' && { pct }) }),
      ({ count }) => texts.ruled(count),
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box>{texts.accept}</Box>
      <TextField
        hiddenLabel
        value={text}
        error={isWrong}
        onChange={({ target }) => setText(target.value)}
        sx={{ width: 150 }}
        slotProps={{
          htmlInput: { inputMode: 'decimal', 'aria-label': texts.acceptPct },
          input: { endAdornment: <InputAdornment position="end">{texts.acceptUnit}</InputAdornment> },
        }}
      />
      <Button variant="outlined" disabled={isWrong} loading={isPending} onClick={() => void decide('accept')}>
        {texts.acceptRun}
      </Button>
      {max_increase_pct !== null && (
        <Button color="error" loading={isPending} onClick={() => void decide('refuse')}>
          {texts.refuse}
        </Button>
      )}
    </Box>
  )
}
