import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { useEngine } from '../../fields/engine'
import { DraggablePicker } from '../../widgets/DraggablePicker'
import { Modal } from '../../widgets/Modal'
import { allColumns } from './columns'
import { useListScreen } from './list-screen'

/** Which columns the table has and in what order, by dragging or at the keyboard; kept for this person. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const { registry } = useEngine()
  const { resource, columns, preferences } = useListScreen()
  const items = useMemo(
    () => allColumns(registry, resource).map(({ name, label }) => ({ id: name, label })),
    [registry, resource],
  )
  const keep = (ids: readonly (string | number)[]) => {
    if (ids.length > 0) preferences.setColumns(ids.map(String))
  }
  return (
    <Modal
      open
      size="md"
      title={listTexts.columns}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={() => preferences.setColumns(undefined)}>
            {listTexts.resetColumns}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {listTexts.close}
          </Button>
        </>
      }
    >
      <DraggablePicker
        label={listTexts.columns}
        items={items}
        value={columns.map(({ name }) => name)}
        onChange={keep}
        helperText={listTexts.columnsHint}
      />
    </Modal>
  )
}
