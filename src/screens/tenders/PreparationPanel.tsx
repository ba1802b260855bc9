import Alert from '@mui/material/Alert'
import { tenderScreens as texts } from '../../../i18n/fr/tender-screens'
import { preparationOrder, preparationSteps } from '../../../resources/tenders/preparation'
import type { Slot } from '../../admin/form/extensions'
import { useAllowed } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { StepPages } from '../../widgets/StepPages'
import { CheckStep } from './CheckStep'
import { CriteriaStep } from './CriteriaStep'
import { LotsStep } from './LotsStep'
import { ProductsStep } from './ProductsStep'
import type { PreparationProps } from './preparation-props'
import { SuppliersStep } from './SuppliersStep'
import { usePreparation } from './use-tenders'

/** The steps that stand here: information, documents and mail are tabs of the tender's own form. */
const pages = {
  families: LotsStep,
  products: ProductsStep,
  criteria: CriteriaStep,
  suppliers: SuppliersStep,
  check: CheckStep,
} as const
const names = preparationOrder.filter((name): name is keyof typeof pages => name in pages)

/** The preparation of a tender, step after step, each saved by itself (domain §9.3). */
export const PreparationPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const mayWrite = useAllowed()('updateTender')
  const { data, error, refetch } = usePreparation(id)
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const isLocked = !mayWrite || data.tender.status !== '100'
  return (
    <>
      {data.tender.status !== '100' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.locked}
        </Alert>
      )}
      <StepPages
        stays
        keeps
        lastSavedStep={names.includes(data.tender.last_step as 'families') ? data.tender.last_step : null}
        steps={names.map((name) => {
          const Page = pages[name]
          const props = (next: () => void): PreparationProps => ({ prepared: data, isLocked, next })
          return { name, label: preparationSteps[name], render: (next) => <Page {...props(next)} /> }
        })}
      />
    </>
  )
}
