import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import type { SupplierScore, SupplierScores } from '../../../resources/statistics/answers'
import { Badge } from '../../widgets/Badge'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'
import { percentText } from './change-text'

const toneOf = (score: string) => (Number(score) >= 90 ? 'green' : Number(score) >= 75 ? 'orange' : 'red')

function Score({ score }: { score: string | null }) {
  if (score === null) return <span className="quiet">{texts.noScore}</span>
  return <Badge tone={toneOf(score)} label={frenchDecimal(score)} />
}

/** Suppliers with their score, what it is made of, and how they answer orders. */
export function ScoresTable({
  found,
  onOrders,
}: {
  found: SupplierScores
  onOrders: (row: SupplierScore) => void
}) {
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
    <Box sx={{ '& thead th': { whiteSpace: 'normal' } }}>
      <SheetTable
        name={texts.scores}
        rows={found.data}
        keyOf={({ supplier_id }) => supplier_id}
        columns={[
          {
            title: texts.supplier,
            is: 'what',
            of: (row) => row.name,
            under: (row) => `${frenchPrice(row.amount_ht)} · ${texts.found({ smart_count: row.orders })}`,
          },
          { title: texts.score, of: (row) => <Score score={row.score} /> },
          ...columns.map(
            ([title, of, isSpare]): ReadColumn<SupplierScore> => ({
              title,
              is: isSpare ? 'number spare side' : 'number',
              of: (row) => (
                <>
                  {percentText(of(row))}
                  {title === texts.readInTime({ minutes: found.read_minutes }) &&
                    row.read_minutes !== null && (
                      <div className="quiet">{texts.median({ minutes: row.read_minutes })}</div>
                    )}
                </>
              ),
            }),
          ),
          {
            title: texts.orders,
            is: 'end',
            of: (row) => (
              <Button
                size="small"
                aria-label={texts.seeOrders({ name: row.name })}
                onClick={() => onOrders(row)}
              >
                {texts.see}
              </Button>
            ),
          },
        ]}
      />
    </Box>
  )
}
