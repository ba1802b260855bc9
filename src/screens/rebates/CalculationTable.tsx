import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { rebates } from '../../../resources/measures/rebates'
import type { RfaLineAnswer } from '../../../resources/rebates/answers'
import { rfaModes } from '../../../resources/rebates/states'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'

/** How each rate comes to its amount. */
export function CalculationTable({ lines }: { lines: readonly RfaLineAnswer[] }) {
  return (
    <SheetTable
      name={texts.calculation}
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          title: texts.rate,
          is: 'what',
          of: (line) => line.label,
          under: (line) =>
            [
              line.families.join(', ') || texts.allFamilies,
              rfaModes[line.mode],
              ...(line.minimum_ht ? [texts.minimum({ amount: frenchPrice(line.minimum_ht) })] : []),
            ].join(' · '),
        },
        { title: texts.counted, is: 'number', of: (line) => frenchPrice(line.base_ht) },
        { title: texts.reached, is: 'number', of: (line) => `${frenchDecimal(line.rate)} %` },
        {
          title: texts.calculation,
          is: 'number',
          of: (line) => (
            <>
              {line.parts.length === 0 && texts.noPart}
              {line.parts.map((part) => (
                <div key={`${part.base_ht} ${part.rate}`}>
                  {texts.part({ base: frenchPrice(part.base_ht), rate: frenchDecimal(part.rate) })}
                </div>
              ))}
            </>
          ),
        },
        { title: rebates.amount_ht.label, is: 'number amount', of: (line) => frenchPrice(line.amount_ht) },
      ]}
    />
  )
}
