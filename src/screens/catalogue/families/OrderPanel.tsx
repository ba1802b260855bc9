import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { familyTexts as texts } from '../../../../i18n/fr/catalogue'
import type { RowOf } from '../../../../resources/schema/infer'
import type { family } from '../../../../resources/settings/catalogues'
import { forgetLists } from '../../../admin/form/forget-lists'
import { useListAct } from '../../../admin/form/use-list-act'
import { createPath, listPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { DraggablePicker } from '../../../widgets/DraggablePicker'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { toast } from '../../../widgets/toast-store'

type Ranked = RowOf<typeof family, 'id' | 'label' | 'position' | 'active' | 'lock_version'>

type Props = { of: 'family' | 'subfamily'; by: 'catalog_id' | 'family_id'; id: number }

const byPosition = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' as const },
}

/** The families of a catalogue, or the subfamilies of a family: put in order by dragging or by the keyboard. */
export function OrderPanel({ of, by, id }: Props) {
  const { data: rows, error, refetch } = useGetList<Ranked>(of, { ...byPosition, filter: { [by]: id } })
  if (error && !rows) return <ErrorState onRetry={() => void refetch()} />
  if (!rows) return <TableSkeleton rows={4} columns={2} />
  const key = rows.map((row) => `${row.id}:${row.lock_version}`).join()
  return <Ordered key={key} of={of} by={by} id={id} rows={rows} />
}

function Ordered({ of, by, id, rows }: Props & { rows: Ranked[] }) {
  const resource = useEngine().registry.get(of)
  const rights = useRights(resource)
  const [order, setOrder] = useState<readonly (string | number)[]>(rows.map((row) => row.id))
  const { save, isPending } = useOrderSave(of, rows)
  const isChanged = order.some((one, index) => one !== rows[index]?.id)
  const items = rows.map((row) => ({
    id: row.id,
    label: row.active ? row.label : `${row.label} (${texts.inactive})`,
  }))
  return (
    <Card>
      <CardContent>
        {rows.length === 0 && <EmptyState title={texts.none} />}
        {rows.length > 0 && (
          <DraggablePicker
            label={texts.order}
            items={items}
            value={order}
            onChange={setOrder}
            orderOnly
            disabled={!rights.update}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {rights.update && rows.length > 1 && (
            <Button
              variant="contained"
              disabled={!isChanged}
              loading={isPending}
              onClick={() => void save(order.map(Number))}
            >
              {texts.saveOrder}
            </Button>
          )}
          {rights.create && (
            <Button
              startIcon={<Add />}
              component={Link}
              to={createPath(resource)}
              state={{ start: { [by]: id, position: rows.length } }}
            >
              {texts.add[of]}
            </Button>
          )}
          <Button component={Link} to={`${listPath(resource)}?filterBy=${by}|${id}`}>
            {texts.seeList}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}

/** Writes the places that changed. */
function useOrderSave(of: string, rows: readonly Ranked[]) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { run, isPending } = useListAct(of, { atFields: true })

  async function saveEach(order: readonly number[]) {
    for (const [position, id] of order.entries()) {
      const row = rows.find((one) => one.id === id)
      if (!row || row.position === position) continue
      const data = { position, lock_version: row.lock_version }
      await dataProvider.update(of, { id, data, previousData: { ...row } })
    }
  }
  const save = (order: readonly number[]) =>
    run(() => saveEach(order), texts.orderSaved, {
      refused: ({ display }) => {
        toast.error(display)
        void forgetLists(queryClient, of)
      },
    })
  return { save, isPending }
}
