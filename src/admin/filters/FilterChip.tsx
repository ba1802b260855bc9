import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy, Suspense, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { unset, valuesOf } from './conditions'
import { filterText } from './filter-text'
import type { FilterField } from './filterable'
import { plainValue } from './other-than'
import { useFilters } from './use-filters'
import { useReferenceLabels } from './use-options'

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover')).FilterPopover }))

interface Props {
  field: FilterField
  value: string
}

const none = new Map<string, string>()

/** A filter on a relation: what it refers to by name. */
export function ReferenceChip(props: Props) {
  const ids = valuesOf(plainValue(props.value)).filter((one) => one !== unset)
  const labels = useReferenceLabels(props.field.field.to ?? '', ids)
  return <FilterChip {...props} labels={labels} />
}

/** One filter: two buttons, one to change it and one to take it away. */
export function FilterChip({
  field,
  value,
  labels = none,
}: Props & { labels?: ReadonlyMap<string, string> }) {
  const { set } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={chip}>
      <ButtonBase
        aria-haspopup="dialog"
        title={filterTexts.edit({ label: field.label })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1, minWidth: 0, font: 'inherit' }}
      >
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontWeight: 400, mr: 0.5, whiteSpace: 'nowrap' }}
        >
          {field.label}
          {' :'}
        </Box>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {filterText(field, value, labels)}
        </Box>
      </ButtonBase>
      <ButtonBase
        aria-label={filterTexts.removeOne({ label: field.label })}
        onClick={() => set(field.name, '')}
        sx={{ px: 0.5, color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
      >
        <Close sx={{ fontSize: 16 }} />
      </ButtonBase>
      {anchor && (
        <Suspense>
          <FilterPopover anchor={anchor} name={field.name} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Box>
  )
}

const chip = {
  display: 'flex',
  alignItems: 'stretch',
  height: 28,
  maxWidth: 'min(420px, 100%)',
  borderRadius: '6px',
  overflow: 'hidden',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'primary.light',
}
