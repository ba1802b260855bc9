import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import { useState } from 'react'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import type { Slot } from '../../../admin/form/extensions'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { PanelCard } from '../../../widgets/PanelCard'
import { AddReferencings } from './AddReferencings'
import { ChangeReferencings } from './ChangeReferencings'
import { ReferencingTable } from './ReferencingTable'
import type { Side } from './referencing-row'
import { useReferencings } from './use-referencings'

const none: ReadonlySet<number> = new Set()

/** Who serves a member or a group, or whom a supplier serves: added, and changed many at a time (domain §3.9). */
export const ReferencingPanel: Slot = ({ scope: { resource, record = {} } }) => {
  const side = resource.name as Side
  const [page, setPage] = useState(1)
  const [ids, setIds] = useState(none)
  const [dialog, setDialog] = useState<'add' | 'change'>()
  const { rows, pages, error, refetch } = useReferencings(side, record, page)
  const rights = useRights(useEngine().registry.get('referencing'))

  function toggle(some: readonly number[], isOn: boolean) {
    const next = new Set(ids)
    for (const id of some) isOn ? next.add(id) : next.delete(id)
    setIds(next)
  }
  const add = rights.create && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog('add')}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PanelCard
        title={side === 'supplier' ? texts.titleOfSupplier : texts.titleOfMember}
        add={add}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        empty={[texts.empty, texts.emptyText]}
      >
        {ids.size > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Box component="strong" role="status" sx={{ typography: 'body2', flex: 1 }}>
              {texts.selected({ smart_count: ids.size })}
            </Box>
            <Button size="small" variant="outlined" onClick={() => setDialog('change')}>
              {texts.change({ smart_count: ids.size })}
            </Button>
          </Box>
        )}
        <ReferencingTable
          rows={rows ?? []}
          side={side}
          selection={rights.update ? { ids, toggle } : undefined}
        />
        {pages > 1 && <Pagination count={pages} page={page} onChange={(_, n) => setPage(n)} sx={{ mt: 2 }} />}
      </PanelCard>
      {dialog === 'change' && (
        <ChangeReferencings
          ids={[...ids]}
          hasPlatform={side === 'supplier'}
          onClose={(isDone) => {
            setDialog(undefined)
            if (isDone) setIds(none)
          }}
        />
      )}
      {dialog === 'add' && (
        <AddReferencings
          side={side}
          id={Number(record.id)}
          companyId={typeof record.company_id === 'number' ? record.company_id : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
