import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { articleTexts as texts } from '../../../../i18n/fr/catalogue'
import { workedExample } from '../../../../i18n/fr/worked-example'
import { parseDecimal } from '../../../../resources/schema/reading/numbers'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import type { Slot } from '../../../admin/form/extensions'
import { PriceHistory } from '../../../trade/price-history/PriceHistory'
import { useUnits } from '../use-units'
import { coefficientRemarks, comparison, exampleOf, type Values, watched } from './article-example'

/** What ordering the article means, in words, as its units and coefficients stand while one types (domain §4.4). */
export const ArticleExample: Slot = ({ scope }) =>
  useFormContext() ? (
    <LiveExample record={scope.record} />
  ) : (
    <Example values={scope.record ?? {}} record={scope.record} isLive={false} />
  )

function LiveExample({ record }: { record: ReadRow | undefined }) {
  const values = useWatch({ name: [...watched] })
  return (
    <Example
      values={Object.fromEntries(watched.map((name, index) => [name, values[index]]))}
      record={record}
      isLive
    />
  )
}

function Example({
  values,
  record,
  isLive,
}: {
  values: Values
  record: ReadRow | undefined
  isLive: boolean
}) {
  const [typed, setTyped] = useState('6')
  const titleId = useId()
  const unitOf = useUnits()
  const { data: product } = useGetOne<{ id: number; unit_id: number }>(
    'product',
    { id: Number(values.product_id) },
    { enabled: typeof values.product_id === 'number' },
  )
  const base = unitOf(product?.unit_id)
  const example = exampleOf(values, { base, unitOf })
  const quantity = parseDecimal(typed, 'quantity')
  const isCounted = /^\d{1,6}(\.\d{1,3})?$/.test(quantity)
  const lines = example && isCounted ? workedExample(example, quantity) : []
  const remarks = base ? coefficientRemarks(values, base) : []
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {texts.exampleTitle}
          {typeof record?.id === 'number' && (
            <PriceHistory article={{ id: record.id, label: String(record.label) }} />
          )}
        </Typography>
        {example && (
          <TextField
            size="small"
            label={texts.exampleQuantity}
            value={typed}
            error={!isCounted}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
            sx={{ width: 190 }}
          />
        )}
      </Box>
      <Box aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {example && base && <p>{comparison(values, base)}</p>}
        {!example && <p>{texts.exampleMissing}</p>}
        {remarks.map((remark) => (
          <Box key={remark} component="p" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {remark}
          </Box>
        ))}
      </Box>
      {isLive && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.priceFromToday}
        </Typography>
      )}
    </Paper>
  )
}

const frame = {
  mb: 2,
  p: 2,
  bgcolor: 'surface.subtle',
  '& p': { m: 0, mb: 0.5, typography: 'body2' },
}
