import Box from '@mui/material/Box'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import type { QuickOrderAnswer } from '../../../resources/orders/tool-answers'

/** What was understood of each line: first what is wrong, then what will be added. */
export function QuickResult({ answer }: { answer: QuickOrderAnswer }) {
  const { errors, rows, carts } = answer
  const isAdded = carts.length > 0
  return (
    <Box sx={{ display: 'grid', gap: 2, maxHeight: '60vh', overflow: 'auto' }}>
      {errors.length > 0 && (
        <section>
          <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1, color: 'error.main' }}>
            {texts.errors({ smart_count: errors.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {errors.map(({ line, name, errors: list }) => (
              <li key={line}>
                <b>{texts.errorLine({ line, name })}</b> : {list.join(' ')}
              </li>
            ))}
          </Box>
        </section>
      )}
      <Box component="section" sx={{ display: isAdded ? 'none' : 'block' }}>
        <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1 }}>
          {rows.length ? texts.good({ smart_count: rows.length }) : texts.nothingGood}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {rows.map((row) => (
            <Box
              component="li"
              key={row.line}
              sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1 }}>
                <b>{row.label}</b>
                <Box sx={{ color: 'text.secondary' }}>{[row.supplier, row.reference].join(' · ')}</Box>
                {row.remark !== null && (
                  <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{row.remark}</Box>
                )}
                {row.double_of !== null && (
                  <Box sx={{ color: 'warning.main', fontWeight: 600 }}>
                    {texts.double({ line: row.double_of })}
                  </Box>
                )}
              </Box>
              <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
                {quantityWords(row.quantity, row.unit)}
                {row.line_ht && <Box sx={{ color: 'text.secondary' }}>{euros(row.line_ht)} HT</Box>}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
