import Add from '@mui/icons-material/Add'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentType, useState } from 'react'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { OutsideDialog } from './OutsideDialog'
import { type OutsideRow, useOutside } from './use-outside'

export interface LineProps<T extends OutsideRow> {
  row: T
  /** Opens the row's form; absent for who may not change it. */
  onEdit?: () => void
}

const kinds = {
  product: {
    name: 'productnotincatalog',
    add: texts.addProduct,
    none: texts.noProduct,
    help: texts.noProductText,
  },
  supplier: {
    name: 'suppliernotincatalog',
    add: texts.addSupplier,
    none: texts.noSupplier,
    help: texts.noSupplierText,
  },
} as const

/** The products or the suppliers of the member outside the catalogues. */
export function OutsideList<T extends OutsideRow>({
  of,
  Line,
}: {
  of: keyof typeof kinds
  Line: ComponentType<LineProps<T>>
}) {
  const { name, add, none, help } = kinds[of]
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<T | 'new'>()
  const { rows, isEmpty, isPending, error, retry, selected } = useOutside<T>(name, text)
  const rights = useRights(useEngine().registry.get(name))
  /** A group's rows are changed where the group is chosen. */
  const isChangeable = (row: T) =>
    rights.update && (row.groupAdherent_id === null || selected?.isGroup === true)
  if (error && isEmpty) return <ErrorState onRetry={retry} />
  if (isPending) return <TableSkeleton rows={4} columns={4} />
  const button = rights.create && selected && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {add}
    </Button>
  )
  return (
    <>
      {isEmpty ? (
        <EmptyState title={none} text={help} action={button} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
            <OutlinedInput
              size="small"
              type="search"
              value={text}
              placeholder={texts.search}
              onChange={({ target }) => setText(target.value)}
              startAdornment={
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              }
              slotProps={{ input: { 'aria-label': texts.search } }}
              sx={{ flex: '1 1 220px', maxWidth: 420 }}
            />
            <Box sx={{ ml: { sm: 'auto' } }}>{button}</Box>
          </Box>
          <Card component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <Line key={row.id} row={row} onEdit={isChangeable(row) ? () => setEdited(row) : undefined} />
            ))}
            {rows.length === 0 && (
              <Box component="li" sx={{ p: 2 }}>
                {texts.notFound}
              </Box>
            )}
          </Card>
        </>
      )}
      {edited && (
        <OutsideDialog
          of={of}
          record={edited === 'new' ? undefined : { ...edited }}
          mayRemove={rights.remove}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
