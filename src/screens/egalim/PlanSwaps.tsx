import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import { quantityWords } from '../../../i18n/fr/orders'
import type { PlanSwap } from '../../../resources/egalim/plan-answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { signed } from '../../trade/amounts'
import { SheetTable } from '../../widgets/SheetTable'

const categoryName = (key: string): string =>
  (egalimScreenTexts.categorie as Readonly<Record<string, string>>)[key] ?? key

/** Where an article is ordered, for who orders. */
function useCatalogue(): ((label: string) => string) | undefined {
  const { FoodCatalog } = useApp().screens
  const allowed = useAllowed()
  if (!FoodCatalog || (FoodCatalog.permission && !allowed(FoodCatalog.permission))) return undefined
  return (label) => `${screenAddress(FoodCatalog)}?q=${encodeURIComponent(label)}`
}

interface Props {
  swaps: readonly PlanSwap[]
  isBusy: boolean
  onRefuse: (swap: PlanSwap) => void
}

/** The changes of a plan, those that save first; each may be turned down, and the plan is worked out anew. */
export function PlanSwaps({ swaps, isBusy, onRefuse }: Props) {
  const catalogue = useCatalogue()
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
          of: ({ article: { label } }) =>
            catalogue ? (
              <MuiLink component={Link} to={catalogue(label)}>
                {label}
              </MuiLink>
            ) : (
              label
            ),
          under: ({ article, categories }) =>
            [article.supplier, ...categories.map(categoryName)].filter(Boolean).join(' · '),
        },
        {
          title: texts.instead,
          of: ({ instead }) => instead.label,
          under: ({ instead }) => instead.supplier,
        },
        {
          title: texts.quantity,
          is: 'number',
          of: ({ quantity, unit }) => quantityWords(quantity, unit),
        },
        { title: texts.extra, is: 'number', of: ({ extra_ht }) => signed(extra_ht, frenchPrice) },
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
