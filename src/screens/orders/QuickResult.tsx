import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { eurosNet, quantityWords } from '../../../i18n/fr/orders'
import type { QuickChoice, QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { QuickErrors } from './QuickErrors'
import type { Misread } from './use-quick-order'

interface Props {
  answer: QuickOrderAnswer
  /** The lines whose quantity, far from habit, is meant. */
  confirmed: readonly number[]
  onConfirm: (lines: readonly number[]) => void
  /** One press puts right a line that may mean several articles. */
  onChoose: (misread: Misread, choice: QuickChoice) => void
}

/** What was understood of each line: first what is wrong, then what will be added. */
export function QuickResult({ answer, confirmed, onConfirm, onChoose }: Props) {
  const { errors, rows, carts } = answer
  const isAdded = carts.length > 0
  return (
    <Box sx={{ display: 'grid', gap: 2, maxHeight: '60vh', overflow: 'auto' }}>
      {errors.length > 0 && <QuickErrors errors={errors} isAdded={isAdded} onChoose={onChoose} />}
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
                {row.unusual !== null && (
                  <FormControlLabel
                    sx={{ color: 'warning.main', fontWeight: 600 }}
                    control={
                      <Checkbox
                        size="small"
                        checked={confirmed.includes(row.line)}
                        onChange={({ target }) =>
                          onConfirm(
                            target.checked
                              ? [...confirmed, row.line]
                              : confirmed.filter((line) => line !== row.line),
                          )
                        }
                      />
                    }
                    label={row.unusual}
                    disableTypography
                  />
                )}
                {row.double_of !== null && (
                  <Box sx={{ color: 'warning.main', fontWeight: 600 }}>
                    {texts.double({ line: row.double_of })}
                  </Box>
                )}
              </Box>
              <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
                {quantityWords(row.quantity, row.unit)}
                {row.line_ht && <Box sx={{ color: 'text.secondary' }}>{eurosNet(row.line_ht)}</Box>}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
