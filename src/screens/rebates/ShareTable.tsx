import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaShareAnswer } from '../../../resources/rebates/answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'

/** What each member brought and what of the rebate is its; the sum is the rebate. */
export function ShareTable({ shares, total }: { shares: readonly RfaShareAnswer[]; total: string }) {
  return (
    <SheetTable
      name={texts.shares}
      rows={shares}
      keyOf={(row) => row.adherent_id}
      more={(left) => texts.moreShares({ smart_count: left })}
      foot={texts.total}
      columns={[
        { title: texts.member, is: 'what label', of: (row) => row.label },
        { title: texts.memberBase, is: 'number', of: (row) => frenchPrice(row.base_ht) },
        {
          title: texts.share,
          is: 'number amount',
          of: (row) => frenchPrice(row.amount_ht),
          total: frenchPrice(total),
        },
      ]}
    />
  )
}
