import Lock from '@mui/icons-material/LockOutlined'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { EmptyState } from '../../widgets/EmptyState'
import { editPath, listPath } from '../paths'
import { useRights } from '../use-rights'
import { FormActions } from './FormActions'
import { FormBody } from './FormBody'
import { FormFrame } from './FormFrame'
import { FormSlot } from './FormSlot'
import { FormSteps } from './FormSteps'
import type { Values } from './initial-values'
import { PageHeader } from './PageHeader'
import { useStart } from './use-start'

/** The generated page that creates a record: empty, from a copy, or with what the screen around it starts with. */
export function ResourceCreate({ resource, start: given }: { resource: AnyResource; start?: Values }) {
  const { create } = useRights(resource)
  const { start: copied, key } = useStart()
  const navigate = useNavigate()
  const title = formTexts.newRecord({ label: resource.label[0] })
  if (!create)
    return (
      <>
        <PageHeader resource={resource} title={title} />
        <EmptyState icon={<Lock />} title={formTexts.forbiddenTitle} text={formTexts.forbiddenText} />
      </>
    )
  const leave = () => navigate(listPath(resource))
  return (
    <>
      <PageHeader resource={resource} title={title} />
      <FormFrame
        key={key}
        resource={resource}
        start={copied ?? given}
        onSaved={(saved, { again }) => {
          if (again) window.scrollTo({ top: 0 })
          else if (resource.group) leave()
          else navigate(editPath(resource, Number(saved.id)), { replace: true })
        }}
      >
        {(form) => (
          <>
            <FormSlot place="before" />
            {resource.stepped && form.tabs.length > 1 ? (
              <FormSteps form={form} onCancel={leave} />
            ) : (
              <>
                <FormBody resource={resource} tabs={form.tabs} label={title} />
                <FormSlot place="after" />
                <FormActions onCancel={leave} onSaveAndNew={form.saveAndNew} />
              </>
            )}
          </>
        )}
      </FormFrame>
    </>
  )
}
