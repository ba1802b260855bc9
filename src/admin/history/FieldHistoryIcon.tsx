import History from '@mui/icons-material/History'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { historyTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAllowed } from '../../fields/engine'

const FieldHistoryModal = lazy(async () => ({
  default: (await import('./FieldHistoryModal')).FieldHistoryModal,
}))

type Props = {
  resource: AnyResource
  id: number
  field: string
  /** Puts a former value into the form around, where there is one that may be written. */
  onRestore?: (value: unknown) => void
}

/** Opens the history of a field or of an association of an existing record; nothing for who may not read it. */
export function FieldHistoryIcon({ resource, id, field, onRestore }: Props) {
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
          <FieldHistoryModal {...{ resource, id, field, onRestore }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
