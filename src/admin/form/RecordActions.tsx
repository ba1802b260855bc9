import Copy from '@mui/icons-material/ContentCopyOutlined'
import History from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { RowComments } from '../comments/RowComments'
import { createPath, listPath } from '../paths'
import { useReadable } from '../use-readable'
import { useRecordRights } from '../use-record-rights'
import { copyOf } from './copy-of'
import { DeleteButton } from './DeleteButton'
import { TakingAway } from './TakingAway'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../history/RecordHistoryModal')).RecordHistoryModal,
}))

type Props = {
  resource: AnyResource
  record: ReadRow
  title: string
  /** Declared actions that take something away. */
  dangerous?: ReactNode
}

/** What may be done with a whole record: its history, a copy of it, its end. */
export function RecordActions({ resource, record, title, dangerous }: Props) {
  const { registry } = useEngine()
  const navigate = useNavigate()
  const rights = useRecordRights(resource, record)
  const readable = useReadable(resource)
  const [showsHistory, setShowsHistory] = useState(false)
  const duplicate = () =>
    navigate(createPath(resource), { state: { start: copyOf(registry, readable, record) } })
  return (
    <>
      {resource.comments && <RowComments of={resource.name} id={Number(record.id)} title={title} />}
      {!resource.untracked && (
        <Button color="inherit" startIcon={<History />} onClick={() => setShowsHistory(true)}>
          {formTexts.history}
        </Button>
      )}
      {rights.create && (
        <Button color="inherit" startIcon={<Copy />} onClick={duplicate}>
          {formTexts.duplicate}
        </Button>
      )}
      <TakingAway>
        {dangerous}
        {rights.remove && (
          <DeleteButton
            resource={resource}
            record={record}
            title={title}
            onRemoved={() => navigate(listPath(resource))}
          />
        )}
      </TakingAway>
      {showsHistory && (
        <Suspense fallback={null}>
          <RecordHistoryModal
            resource={readable}
            id={Number(record.id)}
            title={title}
            onClose={() => setShowsHistory(false)}
          />
        </Suspense>
      )}
    </>
  )
}
