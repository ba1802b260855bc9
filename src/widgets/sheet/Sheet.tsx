import { Fragment, useRef } from 'react'
import { sheetTexts as texts } from '../../../i18n/fr/sheet'
import { EmptyState } from '../EmptyState'
import { isNumber } from './column'
import { SheetFinder } from './SheetFinder'
import { type RowParts, SheetRow } from './SheetRow'
import { SheetTools } from './SheetTools'
import { sheetEvents } from './sheet-events'
import { SheetPlace } from './sheet-place'
import { useDrawnRows } from './use-drawn-rows'
import type { FoundRows } from './use-found-rows'
import type { SheetControl } from './use-sheet'
import { WrongList } from './WrongList'

interface Props<Row, Patch> extends RowParts<Row> {
  sheet: SheetControl<Row, Patch>
  title: string
  /** Where one looks for rows: the sheet stands on what is found. */
  found?: FoundRows<Row>
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden className="gap" style={{ height }} />

/** Rows filled as in a spreadsheet, drawn as far as one sees. */
export function Sheet<Row, Patch>({ sheet, title, found, before, after }: Props<Row, Patch>) {
  const { rows, columns, isLocked, onText, drawnAt, state, chosen, runFocused } = sheet
  const place = useRef<HTMLDivElement>(null)
  const { drawn, rest, measure } = useDrawnRows(sheet, place)
  const heads = [
    ...before.map((one) => ({ title: one.title, isNumeric: one.isNumber })),
    ...columns.map((one) => ({ title: one.title, isNumeric: isNumber(one) })),
  ]
  return (
    <div>
      {found && <SheetFinder found={found} />}
      {!isLocked && (
        <SheetTools
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          {...{ over: state.over, chosen, runFocused }}
        />
      )}
      <SheetPlace ref={place}>
        <table aria-label={title} aria-rowcount={rows.length + 1} {...sheetEvents(sheet)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.title} scope="col" className={head.isNumeric ? 'number' : undefined}>
                  {head.title}
                </th>
              ))}
              {after && <th aria-hidden />}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ index, key, gap }) => {
              const row = rows[index]
              return (
                row && (
                  <Fragment key={key}>
                    <Gap height={gap} />
                    <SheetRow
                      {...{ row, index, measure, before, after, columns, isLocked, onText }}
                      cells={columns.map((_, column) => drawnAt({ row: index, column }))}
                    />
                  </Fragment>
                )
              )
            })}
            <Gap height={rest} />
          </tbody>
        </table>
      </SheetPlace>
      {found && !rows.length && <EmptyState title={texts.none} />}
      <WrongList sheet={sheet} onShowAll={found?.showAll} />
    </div>
  )
}
