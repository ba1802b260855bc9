import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { pointsOf, pointsText } from '../../../i18n/fr/bridge-sentence'
import { bridge } from '../../../resources/measures/bridge'
import type { Bridge } from '../../../resources/statistics/bridge'
import { MeasureName } from '../../trade/MeasureName'
import { SheetTable } from '../../widgets/SheetTable'
import { changeHt, gainText } from './bridge-columns'
import { barOrder } from './waterfall'

/** What the chart says, in figures and words. */
export function BridgeParts({ total }: { total: Bridge }) {
  return (
    <SheetTable
      name={texts.chart}
      rows={barOrder.filter((name) => name !== 'other_ht' || Number(total[name]) !== 0)}
      keyOf={(name) => name}
      foot={texts.changeHt}
      columns={[
        {
          title: texts.part,
          is: 'what',
          of: (name) => <MeasureName of={bridge[name]} />,
          under: (name) => bridge[name].definition,
        },
        {
          title: texts.amount,
          is: 'number',
          of: (name) => gainText(total[name]),
          total: gainText(changeHt(total)),
        },
        {
          title: texts.points,
          is: 'number',
          of: (name) => pointsText(pointsOf(total[name], total)),
          total: pointsText(pointsOf(changeHt(total), total)),
        },
      ]}
    />
  )
}
