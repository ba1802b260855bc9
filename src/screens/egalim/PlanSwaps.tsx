import Button from '@mui/material/Button'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { quantityWords } from '../../../i18n/fr/orders'
import type { PlanSwap } from '../../../resources/egalim/plan-answers'
import { priceText, signed } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'
import { articleNote, PlanArticle } from './PlanArticle'

interface Props {
  swaps: readonly PlanSwap[]
  isBusy: boolean
  onRefuse: (swap: PlanSwap) => void
}

/** The changes of a plan, those that save first; each may be turned down, and the plan is worked out anew. */
export function PlanSwaps({ swaps, isBusy, onRefuse }: Props) {
  return (
    <SheetTable
      name={texts.swaps}
      rows={swaps}
      keyOf={({ article_id, instead_id }) => `${instead_id} ${article_id}`}
      more={(left) => texts.more({ smart_count: left })}
      columns={[
        {
          title: texts.order,
          is: 'what',
          value: ({ article }) => article.label,
          of: ({ article: { label } }) => <PlanArticle label={label} />,
          under: ({ article, categories }) => articleNote(article.supplier, categories),
        },
        {
          title: texts.instead,
          of: ({ instead }) => instead.label,
          value: ({ instead }) => instead.label,
          under: ({ instead }) => instead.supplier,
        },
        {
          title: texts.quantity,
          is: 'number',
          of: ({ quantity, unit }) => quantityWords(quantity, unit),
        },
        {
          title: texts.extra,
          is: 'number',
          of: ({ extra_ht }) => signed(extra_ht, priceText),
          value: ({ extra_ht }) => euroValue(extra_ht),
        },
        {
          is: 'end',
          of: (swap) => (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={texts.refuseOf({ label: swap.article.label })}
              onClick={() => onRefuse(swap)}
            >
              {texts.refuse}
            </Button>
          ),
        },
      ]}
    />
  )
}
