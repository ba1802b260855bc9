import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { SheetRoot } from '../stock/sheet-style'
import { type ClaimedLine, gapOf, isClaimable } from './claimed-lines'

interface Props {
  lines: readonly OrderLineAnswer[]
  value: readonly ClaimedLine[]
  onChange: (value: ClaimedLine[]) => void
}

const typed = (quantity: string) => String(Number(quantity)).replace('.', ',')
const unitOf = (line: OrderLineAnswer) => line.OrderUnit?.abbreviation ?? line.OrderUnit?.label ?? ''

/** Which articles of the order are claimed, and how much of each. */
export function ClaimedLines({ lines, value, onChange }: Props) {
  const toggle = (line: OrderLineAnswer, isClaimed: boolean) =>
    onChange(
      isClaimed
        ? [...value, { order_line_id: line.id, quantity: typed(line.quantity) }]
        : value.filter(({ order_line_id }) => order_line_id !== line.id),
    )
  const write = (id: number, quantity: string) =>
    onChange(value.map((one) => (one.order_line_id === id ? { ...one, quantity } : one)))
  return (
    <SheetRoot>
      <table aria-label={texts.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.lines}</th>
            <th scope="col" className="number">
              {texts.quantity}
            </th>
            <th scope="col" className="number">
              {texts.gap}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const claimed = value.find(({ order_line_id }) => order_line_id === line.id)
            return (
              <tr key={line.id}>
                <td className="what">
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={claimed !== undefined}
                        onChange={(_, isClaimed) => toggle(line, isClaimed)}
                      />
                    }
                    label={
                      <>
                        {line.label}{' '}
                        <span className="quiet">{quantityWords(line.quantity, unitOf(line))}</span>
                      </>
                    }
                  />
                </td>
                <td className="number">
                  {claimed && (
                    <TextField
                      size="small"
                      value={claimed.quantity}
                      error={!isClaimable(claimed.quantity)}
                      onChange={({ target }) => write(line.id, target.value)}
                      slotProps={{
                        htmlInput: {
                          'aria-label': texts.claimedQuantity(line.label),
                          inputMode: 'decimal',
                          maxLength: 12,
                          style: { textAlign: 'right' },
                        },
                      }}
                      sx={{ width: 96 }}
                    />
                  )}
                </td>
                <td className="number amount">{claimed && euros(gapOf(line, claimed.quantity))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </SheetRoot>
  )
}
