import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaLineAnswer } from '../../../resources/rebates/answers'
import { rfaModes } from '../../../resources/rebates/states'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

/** How each rate comes to its amount. */
export function CalculationTable({ lines }: { lines: readonly RfaLineAnswer[] }) {
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.calculation}>
      <table aria-label={texts.calculation}>
        <thead>
          <tr>
            <th scope="col">{texts.rate}</th>
            <th scope="col" className="number">
              {texts.counted}
            </th>
            <th scope="col" className="number">
              {texts.reached}
            </th>
            <th scope="col" className="number">
              {texts.calculation}
            </th>
            <th scope="col" className="number">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="what">
                <div className="label">{line.label}</div>
                <div className="quiet">
                  {[
                    line.families.join(', ') || texts.allFamilies,
                    rfaModes[line.mode],
                    ...(line.minimum_ht ? [texts.minimum({ amount: frenchPrice(line.minimum_ht) })] : []),
                  ].join(' · ')}
                </div>
              </td>
              <td className="number" data-label={texts.counted}>
                {frenchPrice(line.base_ht)}
              </td>
              <td className="number" data-label={texts.reached}>
                {frenchDecimal(line.rate)} %
              </td>
              <td className="number" data-label={texts.calculation}>
                {line.parts.length === 0 && texts.noPart}
                {line.parts.map((part) => (
                  <div key={`${part.base_ht} ${part.rate}`}>
                    {texts.part({ base: frenchPrice(part.base_ht), rate: frenchDecimal(part.rate) })}
                  </div>
                ))}
              </td>
              <td className="number amount" data-label={texts.amount}>
                {frenchPrice(line.amount_ht)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
