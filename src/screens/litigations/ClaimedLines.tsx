import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { euros, unitWord } from '../../../i18n/fr/orders'
import { SheetRoot } from '../../widgets/sheet-style'
import { type ClaimedLine, type ClaimRow, gapOf, isClaimable } from './claimed-lines'

interface Props {
  rows: readonly ClaimRow[]
  value: readonly ClaimedLine[]
  onChange: (value: ClaimedLine[]) => void
}

/** Which articles are claimed, and how much of each. */
export function ClaimedLines({ rows, value, onChange }: Props) {
  const toggle = ({ key, quantity }: ClaimRow, isClaimed: boolean) =>
    onChange(isClaimed ? [...value, { key, quantity }] : value.filter((one) => one.key !== key))
  const write = (key: string, quantity: string) =>
    onChange(value.map((one) => (one.key === key ? { ...one, quantity } : one)))
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
          {rows.map((row) => (
            <Line
              key={row.key}
              row={row}
              claimed={value.find(({ key }) => key === row.key)}
              onToggle={(isClaimed) => toggle(row, isClaimed)}
              onWrite={(quantity) => write(row.key, quantity)}
            />
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}

interface LineProps {
  row: ClaimRow
  claimed?: ClaimedLine
  onToggle: (isClaimed: boolean) => void
  onWrite: (quantity: string) => void
}

function Line({ row, claimed, onToggle, onWrite }: LineProps) {
  const { label, note, unit, kept } = row
  const quantity = claimed?.quantity ?? null
  return (
    <tr>
      <td className="what">
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={claimed !== undefined}
              onChange={(_, isClaimed) => onToggle(isClaimed)}
            />
          }
          label={
            <>
              {label} <span className="quiet">{note}</span>
            </>
          }
        />
      </td>
      <td className="number">
        {quantity !== null && (
          <TextField
            size="small"
            value={quantity}
            error={!isClaimable(quantity)}
            onChange={({ target }) => onWrite(target.value)}
            slotProps={{
              htmlInput: {
                'aria-label': texts.claimedQuantity({
                  label: [label, kept?.object].filter(Boolean).join(', '),
                }),
                inputMode: 'decimal',
                maxLength: 12,
                style: { textAlign: 'right' },
              },
              input: {
                endAdornment: unit && <InputAdornment position="end">{unitWord(unit)}</InputAdornment>,
              },
            }}
            sx={{ width: 168 }}
          />
        )}
      </td>
      <td className="number amount">{claimed && euros(gapOf(row, quantity))}</td>
    </tr>
  )
}
