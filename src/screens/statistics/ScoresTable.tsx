import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import type { SupplierScore, SupplierScores } from '../../../resources/statistics/answers'
import { Badge } from '../../widgets/Badge'
import { SheetRoot } from '../../widgets/sheet-style'
import { percentText } from './change-text'

const toneOf = (score: string) => (Number(score) >= 90 ? 'green' : Number(score) >= 75 ? 'orange' : 'red')

function Score({ score }: { score: string | null }) {
  if (score === null) return <span className="quiet">{texts.noScore}</span>
  return <Badge tone={toneOf(score)} label={frenchDecimal(score)} />
}

/** Suppliers with their score, what it is made of, and how they answer orders. */
export function ScoresTable({ found }: { found: SupplierScores }) {
  const all: [label: string, of: (row: SupplierScore) => string | null, isSpare?: true][] = [
    [texts.serviceRate, ({ service }) => service],
    [texts.onTime, ({ on_time }) => on_time],
    [texts.claims, ({ claims }) => claims],
    [texts.answers, ({ answers }) => answers, true],
    [texts.readInTime({ minutes: found.read_minutes }), ({ read_in_time }) => read_in_time],
    [texts.confirmedShort, ({ confirmed_short }) => confirmed_short, true],
    [texts.refused, ({ refused }) => refused, true],
  ]
  // What nothing says of any of them is no column: members do not see who answers consultations.
  const columns = all.filter(([, of]) => found.data.some((row) => of(row) !== null))
  return (
    <SheetRoot
      tabIndex={0}
      role="region"
      aria-label={texts.scores}
      sx={{ '& thead th': { whiteSpace: 'normal' } }}
    >
      <table aria-label={texts.scores}>
        <thead>
          <tr>
            <th scope="col">{texts.supplier}</th>
            <th scope="col">{texts.score}</th>
            {columns.map(([label, , isSpare]) => (
              <th key={label} scope="col" className={isSpare ? 'number spare' : 'number'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.data.map((row) => (
            <tr key={row.supplier_id}>
              <td>
                <div className="label">{row.name}</div>
                <div className="quiet">
                  {frenchPrice(row.amount_ht)} · {texts.found({ smart_count: row.orders })}
                </div>
              </td>
              <td>
                <Score score={row.score} />
              </td>
              {columns.map(([label, of, isSpare]) => (
                <td key={label} className={isSpare ? 'number spare side' : 'number'} data-label={label}>
                  {percentText(of(row))}
                  {label === texts.readInTime({ minutes: found.read_minutes }) &&
                    row.read_minutes !== null && (
                      <div className="quiet">{texts.median({ minutes: row.read_minutes })}</div>
                    )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
