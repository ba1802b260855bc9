import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
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
        startIcon={<FilterIcon />}
        endIcon={filters.length > 0 && <Box sx={count}>{filters.length}</Box>}
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

const count = {
  minWidth: 20,
  px: 0.5,
  borderRadius: '10px',
  fontSize: '0.75rem !important',
  lineHeight: '20px',
  textAlign: 'center',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
}
