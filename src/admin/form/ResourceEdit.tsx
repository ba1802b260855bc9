import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { CleanActions } from '../actions/CleanActions'
import { listPath } from '../paths'
import { ResourceShow, ShowPage } from '../show/ResourceShow'
import { useRecordRights } from '../use-record-rights'
import { useRights } from '../use-rights'
import { EditActions } from './EditActions'
import { FormBody } from './FormBody'
import { FormFrame } from './FormFrame'
import { FormSlot } from './FormSlot'
import { PageHeader } from './PageHeader'
import { RecordActions } from './RecordActions'
import { RecordLoader } from './RecordLoader'
import { recordTitle } from './title-of'

/** The generated page that changes a record; who may only look at it sees it read only. */
export function ResourceEdit({ resource }: { resource: AnyResource }) {
  const { update } = useRights(resource)
  if (!update) return <ResourceShow resource={resource} />
  return (
    <RecordLoader resource={resource}>
      {(record) => <OneRow key={record.id as number} resource={resource} record={record} />}
    </RecordLoader>
  )
}

function OneRow({ resource, record }: { resource: AnyResource; record: ReadRow }) {
  const { update } = useRecordRights(resource, record)
  return update ? (
    <EditPage resource={resource} first={record} />
  ) : (
    <ShowPage resource={resource} record={record} />
  )
}

function EditPage({ resource, first }: { resource: AnyResource; first: ReadRow }) {
  const [record, setRecord] = useState(first)
  const [read, setRead] = useState(first)
  if (read !== first) {
    // Something on the page has changed the record, and it was read again.
    setRead(first)
    setRecord(first)
  }
  const navigate = useNavigate()
  const title = recordTitle(resource, record)
  const leave = () => navigate(resource.singleton ? '/settings' : listPath(resource))
  const acted = { resource, record, onChanged: setRecord }
  const isSmall = resource.group !== undefined && !resource.singleton
  return (
    <FormFrame
      resource={resource}
      record={record}
      closes={isSmall}
      onSaved={(saved) => (isSmall ? leave() : setRecord(saved))}
      onReloaded={setRecord}
    >
      {({ tabs }) => (
        <>
          <PageHeader resource={resource} title={title}>
            <CleanActions {...acted} takesAway={false} />
            <RecordActions
              resource={resource}
              record={record}
              title={title}
              dangerous={<CleanActions {...acted} takesAway />}
            />
          </PageHeader>
          <FormSlot place="before" />
          <FormBody resource={resource} tabs={tabs} label={title} />
          <FormSlot place="after" />
          <EditActions resource={resource} onCancel={leave} />
        </>
      )}
    </FormFrame>
  )
}
