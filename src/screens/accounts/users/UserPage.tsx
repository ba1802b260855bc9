import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../../i18n/fr/form'
import { userTexts as texts } from '../../../../i18n/fr/people'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { CleanActions } from '../../../admin/actions/CleanActions'
import { FormExtensionsContext } from '../../../admin/form/extensions'
import { FormActions } from '../../../admin/form/FormActions'
import { FormFrame } from '../../../admin/form/FormFrame'
import { PageHeader } from '../../../admin/form/PageHeader'
import { recordTitle } from '../../../admin/form/title-of'
import { editPath, listPath } from '../../../admin/paths'
import { useAllowed, useEngine } from '../../../fields/engine'
import { useReach, useSelf } from '../shared/session-profile'
import { useProfiles } from '../shared/use-profiles'
import { DependentsDialog } from './DependentsDialog'
import { userExtensions } from './extensions'
import { UserAccess } from './UserAccess'
import { UserActions } from './UserActions'
import { UserFields, userNames } from './UserFields'
import { dependentsIn } from './user-row'

/** Where the refusals of the specification are said. */
const refusals = { err432: 'email', err433: 'profile_id' }

/** Creates an account, or shows and changes one: the same view (specification 1 §2). */
export function UserPage({ first }: { first?: ReadRow }) {
  const resource = useEngine().registry.get('user')
  const navigate = useNavigate()
  const self = useSelf()
  const isAllowed = useAllowed()
  const [record, setRecord] = useState(first)
  const level = useProfiles().data?.find(({ id }) => id === record?.profile_id)?.level
  const { isOpen, isAbove } = useReach(resource, record, level)
  const title = record ? recordTitle(resource, record) : texts.newTitle
  const dependents = dependentsIn(record, 'dependents')
  const [hasSeen, setSeen] = useState(false)
  const leave = () => navigate(listPath(resource))
  const show = (saved: ReadRow) => {
    setSeen(false)
    setRecord(saved)
  }

  return (
    <FormExtensionsContext value={userExtensions}>
      <PageHeader resource={resource} title={title}>
        {record && <UserActions {...{ resource, record, level, isOpen }} name={title} onChanged={show} />}
      </PageHeader>
      {!isOpen && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {isAbove ? texts.aboveLevel : formTexts.readOnly}
        </Alert>
      )}
      <FormFrame
        resource={resource}
        record={record}
        names={userNames}
        refusals={refusals}
        isLocked={!isOpen}
        onSaved={(saved, { again }) => {
          if (record) show(saved)
          else if (again) window.scrollTo({ top: 0 })
          else navigate(editPath(resource, Number(saved.id)), { replace: true })
        }}
        onReloaded={show}
      >
        {({ saveAndNew }) => (
          <>
            {record && isOpen && record.id !== self.id && (
              <Box sx={over}>
                <CleanActions resource={resource} record={record} onChanged={show} />
              </Box>
            )}
            <UserFields />
            {isOpen && <FormActions onCancel={leave} onSaveAndNew={record ? undefined : saveAndNew} />}
          </>
        )}
      </FormFrame>
      {record && isAllowed('updateUser') && record.id !== self.id && (
        <UserAccess id={Number(record.id)} name={title} isOpen={isOpen} />
      )}
      {dependents.length > 0 && !hasSeen && (
        <DependentsDialog people={dependents} onClose={() => setSeen(true)} />
      )}
    </FormExtensionsContext>
  )
}

const over = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' }, mb: 1 } as const
