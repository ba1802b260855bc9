import Button from '@mui/material/Button'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { DayCell } from '../../widgets/DayCell'
import type { DraftLine } from './draft'

interface Props {
  line: DraftLine
  set: (part: Partial<DraftLine>) => void
  onPart: () => void
}

/** Lot and date of a line, what of it was free, and a further lot of it. */
export function LineDetails({ line, set, onPart }: Props) {
  return (
    <details className="more" open={Boolean(line.batch || line.best_before) || undefined}>
      <summary>{texts.traceability}</summary>
      <input
        className="cell is-text"
        aria-label={`${texts.batch}, ${line.label}`}
        placeholder={texts.batch}
        value={line.batch}
        maxLength={60}
        onChange={({ target }) => set({ batch: target.value })}
      />{' '}
      <DayCell
        label={`${texts.bestBefore}, ${line.label}`}
        value={line.best_before}
        onChange={(best_before) => set({ best_before })}
      />
      <div>
        <input
          className="cell"
          inputMode="decimal"
          aria-label={`${texts.free}, ${line.label}`}
          placeholder={texts.free}
          value={line.free ?? ''}
          onChange={({ target }) => set({ free: target.value })}
        />{' '}
        {line.order_line_id !== null && (
          <Button size="small" onClick={onPart}>
            {texts.otherLot}
          </Button>
        )}
      </div>
    </details>
  )
}
