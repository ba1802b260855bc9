import History from '@mui/icons-material/History'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { historyTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAllowed } from '../../fields/engine'

const FieldHistoryModal = lazy(async () => ({
  default: (await import('./FieldHistoryModal')).FieldHistoryModal,
}))

type Props = { resource: AnyResource; id: number; field: string }

/** Opens the history of a field or of an association of an existing record; nothing for who may not read it. */
export function FieldHistoryIcon({ resource, id, field }: Props) {
  const mayView = useAllowed()(resource.access.view)
  const [isOpen, setOpen] = useState(false)
  const said = historyTexts.open({ label: resource.fields[field]?.label ?? field })
  if (!mayView) return null
  return (
    <>
      <IconButton
        size="small"
        className="field-history"
        aria-label={said}
        title={said}
        onClick={() => setOpen(true)}
        sx={{ p: '3px', color: 'text.secondary', opacity: 0.7 }}
      >
        <History sx={{ fontSize: 18 }} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <FieldHistoryModal resource={resource} id={id} field={field} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
