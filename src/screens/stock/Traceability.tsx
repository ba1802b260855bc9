import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { DayCell } from '../../widgets/DayCell'
import type { DraftLine } from './voucher-draft'

const { voucher: texts, columns } = stockScreenTexts

interface Props {
  line: DraftLine
  onChange: (part: Partial<DraftLine>) => void
}

/** Batch and best-before date of a line, folded away until one needs them. */
export function Traceability({ line, onChange }: Props) {
  const { label } = line.item
  return (
    <details className="more" open={Boolean(line.batch || line.best_before) || undefined}>
      <summary>{texts.traceability}</summary>
      <input
        className="cell is-text"
        aria-label={`${columns.batch}, ${label}`}
        placeholder={columns.batch}
        maxLength={60}
        value={line.batch}
        onChange={({ target }) => onChange({ batch: target.value })}
      />{' '}
      <DayCell
        label={`${columns.bestBefore}, ${label}`}
        value={line.best_before}
        onChange={(best_before) => onChange({ best_before })}
      />
    </details>
  )
}
