import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { historyTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { Modal } from '../../widgets/Modal'
import { AssociationChangeLine, FieldChangeLine } from './ChangeLine'
import { ChangeList } from './ChangeList'
import { useAllAssociations, useAssociationNames, useFieldHistory } from './use-history'

type Asked = { resource: AnyResource; id: number }
type Props = Asked & { title: string; onClose: () => void }

/** Every change of a record: of its fields, then of what it is linked with. */
export function RecordHistoryModal({ resource, id, title, onClose }: Props) {
  const [part, setPart] = useState<'fields' | 'associations'>('fields')
  const hasAssociations = useAssociationNames(resource).size > 0
  const panel = useId()
  return (
    <Modal open title={historyTexts.ofRecord({ title })} onClose={onClose} size="md">
      {hasAssociations && (
        <Tabs value={part} onChange={(_, next) => setPart(next)} sx={{ mb: 2 }}>
          <Tab value="fields" label={historyTexts.fields} id={`${panel}-fields`} aria-controls={panel} />
          <Tab
            value="associations"
            label={historyTexts.associations}
            id={`${panel}-associations`}
            aria-controls={panel}
          />
        </Tabs>
      )}
      <Box
        id={panel}
        role={hasAssociations ? 'tabpanel' : undefined}
        aria-labelledby={hasAssociations ? `${panel}-${part}` : undefined}
      >
        {part === 'fields' ? (
          <AllFields resource={resource} id={id} />
        ) : (
          <AllAssociations resource={resource} id={id} />
        )}
      </Box>
    </Modal>
  )
}

function AllFields({ resource, id }: Asked) {
  const pages = useFieldHistory({ resource, id })
  return (
    <ChangeList pages={pages}>
      {(change) => {
        const field = resource.fields[change.field]
        return field && <FieldChangeLine change={change} field={field} label={field.label} />
      }}
    </ChangeList>
  )
}

function AllAssociations({ resource, id }: Asked) {
  const pages = useAllAssociations({ resource, id })
  const names = useAssociationNames(resource)
  return (
    <ChangeList pages={pages}>
      {(change) => {
        const name = names.get(change.association_name) ?? change.association_name
        return <AssociationChangeLine change={change} label={resource.fields[name]?.label} />
      }}
    </ChangeList>
  )
}
