import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Switch from '@mui/material/Switch'
import { useEffect, useRef, useState } from 'react'
import { scanTexts } from '../../../i18n/fr/scan'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { bearsCode, type ScannedCode } from '../../../resources/catalogue/scanned-code'
import type { InventoryAnswer } from '../../../resources/stock/inventory-answers'
import { Scanner } from '../../trade/scan/Scanner'
import { useStockAct } from '../../trade/use-stock'
import { SheetRoot } from '../../widgets/sheet-style'
import { toast } from '../../widgets/toast-store'
import { CountLine } from './CountLine'
import { ItemPicker } from './ItemPicker'
import type { useCounts } from './use-counts'
import { useStockCalls } from './use-stock-calls'

const { inventory: texts, columns } = stockScreenTexts

interface Props {
  inventory: InventoryAnswer
  counts: ReturnType<typeof useCounts>
}

/** The storage modes of lines by name, what has none at the end. */
const modesOf = (lines: InventoryAnswer['lines']) =>
  [...new Set(lines.map(modeOf))].sort(
    (a, b) => Number(a === texts.other) - Number(b === texts.other) || a.localeCompare(b, 'fr'),
  )

const modeOf = (line: InventoryAnswer['lines'][number]) => line.item?.storagemode ?? texts.other

/** The sheet that one counts with, one storage mode after the other. */
export function CountSheet({ inventory, counts }: Props) {
  const { lines } = inventory
  const calls = useStockCalls()
  const { run } = useStockAct(true)
  const [mode, setMode] = useState<string>()
  const [showsTheorical, setTheorical] = useState(false)
  const [onlyLeft, setOnlyLeft] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const modes = modesOf(lines)
  const shown = lines.filter(
    (line) =>
      (!mode || modeOf(line) === mode) && (!onlyLeft || line.quantity_real === null || left.has(line.id)),
  )
  const sheet = useRef<HTMLDivElement>(null)
  /** The line to go to once it is drawn. */
  const [goTo, setGoTo] = useState<number>()
  useEffect(() => {
    if (goTo === undefined) return
    sheet.current?.querySelector<HTMLInputElement>(`[data-line="${goTo}"] input[name=count]`)?.focus()
    setGoTo(undefined)
  }, [goTo])
  const onCode = ({ gtin }: ScannedCode) => {
    const line = lines.find(({ item }) => item && bearsCode(item, gtin))
    if (!line) return toast.error(scanTexts.notCounted({ code: gtin }))
    if (!shown.includes(line)) {
      setMode(undefined)
      setOnlyLeft(false)
    }
    setGoTo(line.id)
  }
  const done = lines.filter((line) => line.quantity_real !== null).length
  const countIn = (one: string) =>
    lines.filter((line) => modeOf(line) === one && line.quantity_real === null).length
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2', mb: 0.5 }}>
          <span>{texts.progress({ done, all: lines.length })}</span>
          <Box
            component="span"
            role="status"
            sx={{ color: counts.state === 'unsaved' ? 'error.main' : 'text.secondary' }}
          >
            {texts[counts.state]}
          </Box>
        </Box>
        <LinearProgress
          variant="determinate"
          aria-label={texts.progress({ done, all: lines.length })}
          value={lines.length ? (done * 100) / lines.length : 0}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {[undefined, ...modes].map((one) => (
          <Chip
            key={one ?? 'all'}
            clickable
            color={mode === one ? 'primary' : 'default'}
            variant={mode === one ? 'filled' : 'outlined'}
            aria-pressed={mode === one}
            label={one ? `${one} · ${countIn(one)}` : texts.all}
            onClick={() => setMode(one)}
            sx={{ height: 40, borderRadius: 5, px: 0.5 }}
          />
        ))}
        <Scanner onCode={onCode} />
        <FormControlLabel
          sx={{ ml: { md: 'auto' } }}
          control={
            <Switch
              checked={onlyLeft}
              onChange={(_, checked) => {
                setOnlyLeft(checked)
                setLeft(new Set(lines.filter((line) => line.quantity_real === null).map(({ id }) => id)))
              }}
            />
          }
          label={texts.onlyLeft}
        />
        <FormControlLabel
          control={<Switch checked={showsTheorical} onChange={(_, checked) => setTheorical(checked)} />}
          label={texts.showTheorical}
        />
      </Box>
      <SheetRoot ref={sheet} data-touch="" sx={{ mb: 2 }}>
        <table aria-label={texts.sheet}>
          <thead>
            <tr>
              <th scope="col">{columns.article}</th>
              {showsTheorical && (
                <th scope="col" className="number">
                  {columns.theorical}
                </th>
              )}
              <th scope="col" className="number">
                {columns.counted}
              </th>
            </tr>
          </thead>
          {modesOf(shown).map((one) => (
            <tbody key={one}>
              {modes.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={showsTheorical ? 3 : 2}>
                    {one}
                  </th>
                </tr>
              )}
              {shown
                .filter((line) => modeOf(line) === one)
                .map((line) => (
                  <CountLine
                    key={line.id}
                    line={line}
                    showsTheorical={showsTheorical}
                    onCount={counts.count}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </SheetRoot>
      <ItemPicker
        label={texts.found}
        onPick={({ item: { article_id, product_not_in_catalog_id } }) =>
          void run(() =>
            calls.saveInventory({ id: inventory.id, lines: [{ article_id, product_not_in_catalog_id }] }),
          )
        }
      />
    </>
  )
}
