import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { type RefObject, useEffect, useState } from 'react'
import { quantityWords } from '../../../i18n/fr/orders'
import { receptionScreenTexts } from '../../../i18n/fr/reception-screens'
import { scanTexts } from '../../../i18n/fr/scan'
import type { ScannedCode } from '../../../resources/catalogue/scanned-code'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { Scanner } from '../../trade/scan/Scanner'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { type DraftLine, orderLineOf } from './draft'
import { lineOfCode, scannedPart } from './scan-line'

interface Props {
  answer: ReceptionAnswer
  lines: readonly DraftLine[]
  /** Where the lines stand. */
  sheet: RefObject<HTMLElement | null>
  onChange: (index: number, part: Partial<DraftLine>) => void
}

/** Scanning at the dock: a code leads to the quantity of its line; one that the order does not know is asked about. */
export function ScanLines({ answer, lines, sheet, onChange }: Props) {
  const [unknown, setUnknown] = useState<ScannedCode>()
  /** The line to go to once it is drawn. */
  const [goTo, setGoTo] = useState<number>()
  useEffect(() => {
    if (goTo === undefined) return
    sheet.current?.querySelector<HTMLInputElement>(`[data-line="${goTo}"] input[name=delivered]`)?.focus()
    setGoTo(undefined)
  }, [goTo, sheet])
  const take = (index: number, code: ScannedCode) => {
    const line = lines[index]
    if (!line) return setUnknown(code)
    if (code.batch && line.batch && line.batch !== code.batch)
      toast.error(scanTexts.otherBatch({ label: line.label, batch: code.batch }))
    onChange(index, scannedPart(answer, line, code))
    setGoTo(index)
  }
  return (
    <>
      <Scanner onCode={(code) => take(lineOfCode(answer, lines, code), code)} />
      {unknown && (
        <Modal open title={scanTexts.notOrdered} onClose={() => setUnknown(undefined)}>
          {scanTexts.notOrderedText({ code: unknown.gtin })}
          <List sx={{ mx: -2, mb: -1 }}>
            {lines.map((line, index) => {
              const order = orderLineOf(answer, line)
              return (
                <ListItemButton
                  key={line.order_line_id ?? `a${line.article_id}`}
                  onClick={() => {
                    setUnknown(undefined)
                    take(index, unknown)
                  }}
                >
                  <ListItemText
                    primary={line.label}
                    secondary={
                      order &&
                      receptionScreenTexts.ordered({ text: quantityWords(order.quantity, order.unit) })
                    }
                  />
                </ListItemButton>
              )
            })}
          </List>
        </Modal>
      )}
    </>
  )
}
