import History from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../../i18n/fr/form'
import type { AnyResource } from '../../../../resources/schema/resource'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { TakingAway } from '../../../admin/form/TakingAway'
import { listPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useAllowed } from '../../../fields/engine'
import { useSelf } from '../shared/session-profile'
import { DeleteUserButton } from './DeleteUserButton'
import { EraseUserButton } from './EraseUserButton'
import { ImpersonateButton } from './ImpersonateButton'
import { ResendSetupButton } from './ResendSetupButton'
import { StatusButton } from './StatusButton'
import { inactive } from './user-row'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../../../admin/history/RecordHistoryModal')).RecordHistoryModal,
}))

type Props = {
  resource: AnyResource
  record: ReadRow
  name: string
  /** Level of the account's profile, once known. */
  level: number | undefined
  /** The account may be changed by this person. */
  isOpen: boolean
  onChanged: (saved: ReadRow) => void
}

/** What may be done with an account besides changing it. */
export function UserActions({ resource, record, name, level, isOpen, onChanged }: Props) {
  const navigate = useNavigate()
  const isAllowed = useAllowed()
  const rights = useRights(resource)
  const self = useSelf()
  const isSelf = record.id === self.id
  const isActive = record.status_id !== inactive
  const mayActAs = isAllowed('impersonateUser') && isActive && level !== undefined && level < self.level
  return (
    <>
      {mayActAs && !isSelf && <ImpersonateButton id={Number(record.id)} />}
      {isOpen && isActive && !record.last_login && <ResendSetupButton record={record} />}
      <HistoryButton resource={resource} record={record} name={name} />
      {isOpen && !isSelf && <StatusButton record={record} name={name} onChanged={onChanged} />}
      {isOpen && !isSelf && (
        <TakingAway>
          {rights.remove && (
            <DeleteUserButton record={record} name={name} onRemoved={() => navigate(listPath(resource))} />
          )}
          {isAllowed('eraseUser') && (
            <EraseUserButton record={record} name={name} onErased={() => navigate(listPath(resource))} />
          )}
        </TakingAway>
      )}
    </>
  )
}

function HistoryButton({ resource, record, name }: Pick<Props, 'resource' | 'record' | 'name'>) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button color="inherit" startIcon={<History />} onClick={() => setShown(true)}>
        {formTexts.history}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <RecordHistoryModal
            resource={resource}
            id={Number(record.id)}
            title={name}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  )
}
