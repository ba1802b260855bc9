import Alert from '@mui/material/Alert'
import type { ComponentType } from 'react'
import { tenderScreens as texts } from '../../../i18n/fr/tender-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import {
  type PreparationStep,
  preparationOrder,
  preparationSteps,
} from '../../../resources/tenders/preparation'
import type { Slot } from '../../admin/form/extensions'
import { useAllowed } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { StepPages } from '../../widgets/StepPages'
import { CheckStep } from './CheckStep'
import { CriteriaStep } from './CriteriaStep'
import { FormStep } from './FormStep'
import { LotsStep } from './LotsStep'
import { ProductsStep } from './ProductsStep'
import type { PreparationProps } from './preparation-props'
import { StepChanges } from './StepChanges'
import { SuppliersStep } from './SuppliersStep'
import { usePreparation } from './use-tenders'

const pages: Readonly<Record<PreparationStep, ComponentType<PreparationProps>>> = {
  information: (props) => <FormStep title="Informations" {...props} />,
  families: LotsStep,
  products: ProductsStep,
  criteria: CriteriaStep,
  suppliers: SuppliersStep,
  documents: (props) => <FormStep title="Documents et mail" {...props} />,
  check: CheckStep,
}

/** The preparation of a tender, step after step, each saved by itself (domain §9.3). */
export const PreparationPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const mayWrite = useAllowed()('updateTender')
  const { data, error, refetch } = usePreparation(id, Number(record?.lock_version))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const isPublished = data.tender.status !== '100'
  const isLocked = !mayWrite || isPublished
  return (
    <>
      {isPublished && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.locked} {data.tender.status === '150' && texts.versions}{' '}
          {texts.kept(frenchDay(data.kept_until))}
        </Alert>
      )}
      <StepPages
        stays
        keeps
        lastSavedStep={isPublished ? 'check' : (data.tender.last_step ?? 'information')}
        starts={isPublished ? 'information' : undefined}
        steps={preparationOrder.map((name) => {
          const Page = pages[name]
          const props = (next: () => void): PreparationProps => ({ prepared: data, isLocked, next })
          const render = (next: () => void) => (
            <>
              <StepChanges tender={data.tender} step={name} />
              <Page {...props(next)} />
            </>
          )
          return { name, label: preparationSteps[name], render }
        })}
      />
    </>
  )
}
