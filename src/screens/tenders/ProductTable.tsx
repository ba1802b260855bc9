import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ClipboardEvent, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { PreparedProduct } from '../../../providers/trade/tenders'
import { parseDecimal } from '../../../resources/schema/decimal-text'
import type { LotAnswer } from '../../../resources/tenders/answers'
import { useEngine } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { SheetRoot } from '../../widgets/sheet-style'
import { pastedColumn, pasteInto } from './paste-column'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.products

interface FoundProduct {
  id: number
  code: string
  label: string
  Unit?: { label: string } | null
}

/** The products of a family that are not in the lot yet. */
function useFamilyProducts(lot: LotAnswer) {
  const { http } = useEngine()
  return async (known: ReadonlySet<number>): Promise<PreparedProduct[]> => {
    const { data } = await http.put<{ data: FoundProduct[] }>('/search/', {
      model: 'Product',
      fields: [
        { name: 'Subfamily.family_id', operator: 'eq', value: lot.family_id },
        { name: 'active', operator: 'eq', value: true },
      ],
      associations: ['Unit'],
      orders: [['label', 'asc']],
      limit: 1000,
    })
    return data
      .filter(({ id }) => !known.has(id))
      .map(({ id, code, label, Unit }) => ({
        product_id: id,
        code,
        label,
        unit: Unit?.label ?? '',
        volume: '0',
        mandatory: true,
      }))
  }
}

/** The products of a lot: volumes typed, or pasted as a column from a spreadsheet. */
export function ProductTable({
  lot,
  kept,
  isLocked,
}: {
  lot: LotAnswer
  kept: readonly PreparedProduct[]
  isLocked: boolean
}) {
  const calls = useTenderCalls()
  const { run, isPending } = useTenderAct()
  const familyProducts = useFamilyProducts(lot)
  const [rows, setRows] = useState(kept)
  const volumes = (values: readonly string[]) =>
    setRows(rows.map((row, at) => ({ ...row, volume: values[at] ?? row.volume })))
  const change = (at: number, more: Partial<PreparedProduct>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...more } : row)))
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const pasted = pastedColumn(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    volumes(
      pasteInto(
        rows.map(({ volume }) => volume),
        at,
        pasted,
      ),
    )
  }
  const add = async () => {
    const found = await run(() => familyProducts(new Set(rows.map(({ product_id }) => product_id))))
    if (found) setRows([...rows, ...found])
  }
  const save = () =>
    run(
      () =>
        calls.saveProducts(
          lot.id,
          rows.map(({ product_id, volume, mandatory }) => ({ product_id, volume, mandatory })),
        ),
      () => tenderScreens.saved,
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {rows.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                <th scope="col" className="number">
                  {texts.volume}
                </th>
                <th scope="col">{texts.mandatory}</th>
                {!isLocked && <th aria-hidden />}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.product_id}>
                  <td className="what">
                    <div className="label">{row.label}</div>
                    <div className="quiet">{row.code}</div>
                  </td>
                  <td className="number">
                    <input
                      className="cell"
                      inputMode="decimal"
                      aria-label={texts.volumeOf(row.label)}
                      disabled={isLocked}
                      value={row.volume.replace('.', ',')}
                      onPaste={(event) => paste(event, at)}
                      onChange={({ target }) => change(at, { volume: target.value.replace(',', '.') })}
                      onBlur={({ target }) => change(at, { volume: parseDecimal(target.value) || '0' })}
                    />
                    <span className="quiet">{row.unit}</span>
                  </td>
                  <td>
                    <label className="check">
                      <input
                        type="checkbox"
                        aria-label={`${texts.mandatory} : ${row.label}`}
                        disabled={isLocked}
                        checked={row.mandatory}
                        onChange={({ target }) => change(at, { mandatory: target.checked })}
                      />
                    </label>
                  </td>
                  {!isLocked && (
                    <td>
                      <button
                        type="button"
                        className="icon"
                        aria-label={texts.remove(row.label)}
                        onClick={() => setRows(rows.filter((one) => one !== row))}
                      >
                        <Close fontSize="small" />
                      </button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {!isLocked && (
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.paste}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button startIcon={<Add />} loading={isPending} onClick={() => void add()}>
              {texts.add}
            </Button>
            <Button variant="contained" loading={isPending} onClick={() => void save()}>
              {texts.save}
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}
