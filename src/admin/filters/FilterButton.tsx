import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { useFilters } from './use-filters'

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover')).FilterPopover }))

/** Opens the search panel: a field, then its value. Its code and its options come when it opens. */
export function FilterButton() {
  const { filters } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={filters.length ? filterTexts.active(filters.length) : filterTexts.filter}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={
          <Badge badgeContent={filters.length} color="primary">
            <FilterIcon />
          </Badge>
        }
        sx={{ borderColor: 'surface.field' }}
      >
        {filterTexts.filter}
      </Button>
      {anchor && (
        <Suspense>
          <FilterPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
