import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { type RfaShareAnswer, rfaPage } from '../../../resources/rebates/answers'
import { priceText } from '../../../resources/schema/decimal-text'
import { AnswerTable } from '../../trade/AnswerTable'

/** What each member brought and what of the rebate is its; the sum is the rebate. */
export function ShareTable({ shares, total }: { shares: readonly RfaShareAnswer[]; total: string }) {
  return (
    <AnswerTable
      answer={rfaPage.shares}
      file="repartition-rfa"
      name={texts.shares}
      rows={shares}
      keyOf={(row) => row.adherent_id}
      more={(left) => texts.moreShares({ smart_count: left })}
      foot={texts.total}
      columns={[
        { field: 'label', title: texts.member, is: 'what label' },
        'base_ht',
        { field: 'amount_ht', is: 'number amount', total: priceText(total) },
      ]}
    />
  )
}
