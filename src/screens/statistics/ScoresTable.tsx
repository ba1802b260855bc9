import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { suppliers } from '../../../resources/measures/suppliers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import {
  type SupplierScore,
  type SupplierScores,
  supplierScores,
} from '../../../resources/statistics/answers'
import { AnswerTable } from '../../trade/AnswerTable'
import type { AnswerColumn } from '../../trade/answer-columns'
import { headsWrap } from '../../trade/heads-wrap'
import { MeasureName } from '../../trade/MeasureName'
import { Badge } from '../../widgets/Badge'
import { percentText } from './change-text'

const rates = [
  'service',
  'on_time',
  'claims',
  'answers',
  'read_in_time',
  'confirmed_short',
  'refused',
] as const
const spare = new Set<string>(['answers', 'confirmed_short', 'refused'])
const toneOf = (score: string) => (Number(score) >= 90 ? 'green' : Number(score) >= 75 ? 'orange' : 'red')

function Score({ score }: { score: string | null }) {
  if (score === null) return <span className="quiet">{texts.noScore}</span>
  return <Badge tone={toneOf(score)} label={decimalText(score)} />
}

/** Suppliers with their score, what it is made of, and how they answer orders. */
export function ScoresTable({
  found,
  onOrders,
}: {
  found: SupplierScores
  onOrders: (row: SupplierScore) => void
}) {
  const readIn = texts.readInTime({ minutes: found.read_minutes })
  // What nothing says of any of them is no column: members do not see who answers consultations.
  const columns = rates.filter((name) => found.data.some((row) => row[name] !== null))
  return (
    <Box sx={headsWrap}>
      <AnswerTable
        answer={supplierScores.data}
        name={texts.scores}
        rows={found.data}
        keyOf={({ supplier_id }) => supplier_id}
        columns={[
          {
            field: 'name',
            title: texts.supplier,
            is: 'what',
            under: (row) => `${priceText(row.amount_ht)} · ${texts.found({ smart_count: row.orders })}`,
          },
          {
            field: 'score',
            is: undefined,
            title: suppliers.score.label,
            head: <MeasureName of={suppliers.score} />,
            of: (row) => <Score score={row.score} />,
          },
          ...columns.map((name): AnswerColumn<SupplierScore> => {
            const title = name === 'read_in_time' ? readIn : suppliers[name].label
            return {
              field: name,
              title,
              head: <MeasureName of={suppliers[name]} label={title} />,
              is: spare.has(name) ? 'number spare side' : 'number',
              of: (row) => (
                <>
                  {percentText(row[name])}
                  {name === 'read_in_time' && row.read_minutes !== null && (
                    <div className="quiet">{texts.median({ minutes: row.read_minutes })}</div>
                  )}
                </>
              ),
            }
          }),
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
