import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../../i18n/fr/form'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { type FormExtensions, FormExtensionsContext } from '../../../admin/form/extensions'
import { FormActions } from '../../../admin/form/FormActions'
import { FormFrame } from '../../../admin/form/FormFrame'
import { PageHeader } from '../../../admin/form/PageHeader'
import { RecordActions } from '../../../admin/form/RecordActions'
import { recordTitle } from '../../../admin/form/title-of'
import { useStart } from '../../../admin/form/use-start'
import { editPath, listPath } from '../../../admin/paths'
import { useEngine } from '../../../fields/engine'
import { useReach } from '../shared/session-profile'
import { AllMenusInput } from './AllMenusInput'
import { ProfileFields, profileNames } from './ProfileFields'
import { UsersOfProfile } from './UsersOfProfile'

const extensions: FormExtensions = { widgets: { profile: { all_menus: AllMenusInput } }, slots: {} }
const refusals = { err433: 'level' }

/** Creates a profile, empty or from another one, or shows and changes it. */
export function ProfilePage({ first }: { first?: ReadRow }) {
  const resource = useEngine().registry.get('profile')
  const navigate = useNavigate()
  const { start, key } = useStart()
  const [record, setRecord] = useState(first)
  const { isOpen, isAbove } = useReach(resource, record, record && Number(record.level))
  const title = record ? recordTitle(resource, record) : texts.newTitle
  return (
    <FormExtensionsContext value={extensions}>
      <PageHeader resource={resource} title={title}>
        {record && <UsersOfProfile id={Number(record.id)} />}
        {record && <RecordActions resource={resource} record={record} title={title} />}
      </PageHeader>
      {!isOpen && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {isAbove ? texts.aboveLevel : formTexts.readOnly}
        </Alert>
      )}
      <FormFrame
        key={record ? 'form' : key}
        resource={resource}
        record={record}
        start={record ? undefined : start}
        names={profileNames}
        refusals={refusals}
        isLocked={!isOpen}
        onSaved={(saved, { again }) => {
          if (record) setRecord(saved)
          else if (again) window.scrollTo({ top: 0 })
          else navigate(editPath(resource, Number(saved.id)), { replace: true })
        }}
        onReloaded={setRecord}
      >
        {({ saveAndNew }) => (
          <>
            <ProfileFields />
            {isOpen && (
              <FormActions
                onCancel={() => navigate(listPath(resource))}
                onSaveAndNew={record ? undefined : saveAndNew}
              />
            )}
          </>
        )}
      </FormFrame>
    </FormExtensionsContext>
  )
}
