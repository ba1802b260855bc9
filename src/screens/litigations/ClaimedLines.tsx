import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { euros, unitWord } from '../../../i18n/fr/orders'
import { SheetTable } from '../../widgets/SheetTable'
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
    <SheetTable
      name={texts.lines}
      rows={rows.map((row) => ({ ...row, claimed: value.find(({ key }) => key === row.key) }))}
      keyOf={({ key }) => key}
      columns={[
        {
          title: texts.lines,
          is: 'what',
          of: (row) => (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={row.claimed !== undefined}
                  onChange={(_, isClaimed) => toggle(row, isClaimed)}
                />
              }
              label={
                <>
                  {row.label} <span className="quiet">{row.note}</span>
                </>
              }
            />
          ),
        },
        {
          title: texts.quantity,
          is: 'number',
          of: (row) => {
            const quantity = row.claimed?.quantity ?? null
            return (
              quantity !== null && (
                <Quantity row={row} quantity={quantity} onWrite={(typed) => write(row.key, typed)} />
              )
            )
          },
        },
        {
          title: texts.gap,
          is: 'number amount',
          of: (row) => row.claimed && euros(gapOf(row, row.claimed.quantity)),
        },
      ]}
    />
  )
}

interface QuantityProps {
  row: ClaimRow
  quantity: string
  onWrite: (quantity: string) => void
}

function Quantity({ row: { label, unit, kept }, quantity, onWrite }: QuantityProps) {
  return (
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
  )
}
