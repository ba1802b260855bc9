import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { useEngine } from '../../fields/engine'
import { useListScreen } from '../list/list-screen'
import { treeName } from '../list/list-tree'
import { FilterChip, ReferenceChip, TreeChip } from './FilterChip'
import { filterField } from './filterable'
import { useFilters } from './use-filters'

/** The active filters: each can be changed or taken away, or all at once. */
export function FilterChips() {
  const { resource } = useListScreen()
  const { registry } = useEngine()
  // A filter across a reference is known once all declarations are.
  useSyncExternalStore(registry.onWhole, registry.isWhole)
  const { filters, currentOf, clear } = useFilters()
  const shown = filters.flatMap(({ name, value }) => {
    const field = filterField(resource, name, registry)
    return field ? [{ field, value }] : []
  })
  const tree = currentOf(treeName)
  if (shown.length === 0 && !tree) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.25, pb: 1.25 }}>
      <Box component="ul" aria-label={filterTexts.chips} sx={list}>
        {shown.map(({ field, value }) => (
          <li key={field.name}>
            {field.kind === 'reference' ? (
              <ReferenceChip field={field} value={value} />
            ) : (
              <FilterChip field={field} value={value} />
            )}
          </li>
        ))}
        {tree && (
          <li>
            <TreeChip value={tree} />
          </li>
        )}
      </Box>
      <Button size="small" color="inherit" onClick={clear}>
        {filterTexts.clearAll}
      </Button>
    </Box>
  )
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none', minWidth: 0 }
