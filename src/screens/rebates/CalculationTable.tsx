import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { type RfaLineAnswer, rfaPage } from '../../../resources/rebates/answers'
import { rfaModes } from '../../../resources/rebates/states'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { sayWord } from '../../../resources/schema/say'
import { AnswerTable } from '../../trade/AnswerTable'

/** How each rate comes to its amount. */
export function CalculationTable({ lines }: { lines: readonly RfaLineAnswer[] }) {
  return (
    <AnswerTable
      answer={rfaPage.lines}
      name={texts.calculation}
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          field: 'label',
          title: texts.rate,
          is: 'what',
          under: (line) =>
            [
              line.families.join(', ') || texts.allFamilies,
              sayWord(rfaModes[line.mode]),
              ...(line.minimum_ht ? [texts.minimum({ amount: priceText(line.minimum_ht) })] : []),
            ].join(' · '),
        },
        { field: 'base_ht', title: texts.counted },
        'rate',
        {
          title: texts.calculation,
          is: 'number',
          of: (line) => (
            <>
              {line.parts.length === 0 && texts.noPart}
              {line.parts.map((part) => (
                <div key={`${part.base_ht} ${part.rate}`}>
                  {texts.part({ base: priceText(part.base_ht), rate: decimalText(part.rate) })}
                </div>
              ))}
            </>
          ),
        },
        { field: 'amount_ht', is: 'number amount' },
      ]}
    />
  )
}
