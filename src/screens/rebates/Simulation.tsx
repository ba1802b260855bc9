import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaLineAnswer } from '../../../resources/rebates/answers'
import { nextTier, rebateOf } from '../../../resources/rebates/rules'
import { decimalPattern, decimalText, priceText } from '../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../resources/schema/exact'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { NextStep } from './NextStep'

/** What a rate would come to for an amount that is supposed: to begin with what was sold to date. */
function Supposed({ line }: { line: RfaLineAnswer }) {
  const [text, setText] = useState(decimalText(line.sold_ht))
  const typed = parseDecimal(text, 'price')
  const isGood = decimalPattern.test(typed) && !typed.startsWith('-')
  const base = isGood ? rounded(exact(typed), 2) : line.sold_ht
  const rebate = rebateOf(base, line)
  const next = nextTier(base, line)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        label={texts.supposed({ label: line.label })}
        value={text}
        error={!isGood}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Box role="status" sx={{ '& .quiet': { color: 'text.secondary', typography: 'body2' } }}>
        <Box sx={{ fontWeight: 700 }}>
          {texts.supposedRebate({ amount: priceText(rebate.amount_ht), rate: decimalText(rebate.rate) })}
        </Box>
        {next && <NextStep next={next} />}
      </Box>
    </Box>
  )
}

/** The rates of a settlement with amounts that are supposed. */
export function Simulation({ lines }: { lines: readonly RfaLineAnswer[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lines.map((line) => (
        <Supposed key={line.id} line={line} />
      ))}
    </Box>
  )
}
