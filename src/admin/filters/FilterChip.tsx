import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { advancedTexts } from '../../../i18n/fr/advanced-filter'
import { filterTexts } from '../../../i18n/fr/filters'
import { treeName } from '../list/list-tree'
import { unset, valuesOf } from './conditions'
import { filterText } from './filter-text'
import type { FilterField } from './filterable'
import { plainValue } from './other-than'
import { useFilters } from './use-filters'
import { useReferenceLabels } from './use-options'

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover')).FilterPopover }))
const AdvancedFilter = lazy(async () => ({
  default: (await import('./advanced/AdvancedFilter')).AdvancedFilter,
}))
const TreeSentence = lazy(async () => ({ default: (await import('./advanced/TreeSentence')).TreeSentence }))

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
    <ChipFrame
      edit={filterTexts.edit({ label: field.label })}
      remove={filterTexts.removeOne({ label: field.label })}
      onEdit={setAnchor}
      onRemove={() => set(field.name, '')}
      editor={anchor && <FilterPopover anchor={anchor} name={field.name} onClose={() => setAnchor(null)} />}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, mr: 0.5, whiteSpace: 'nowrap' }}>
        {field.label}
        {' :'}
      </Box>
      <Box component="span" sx={ellipsis}>
        {filterText(field, value, labels)}
      </Box>
    </ChipFrame>
  )
}

/** Conditions in groups, as a sentence. */
export function TreeChip({ value }: { value: string }) {
  const { set } = useFilters()
  const [isOpen, setOpen] = useState(false)
  return (
    <ChipFrame
      edit={advancedTexts.edit}
      remove={advancedTexts.remove}
      onEdit={() => setOpen(true)}
      onRemove={() => set(treeName, '')}
      editor={isOpen && <AdvancedFilter onClose={() => setOpen(false)} />}
      isLong
    >
      <span>
        <Suspense fallback={advancedTexts.title}>
          <TreeSentence value={value} />
        </Suspense>
      </span>
    </ChipFrame>
  )
}

interface FrameProps {
  edit: string
  remove: string
  onEdit: (anchor: HTMLElement) => void
  onRemove: () => void
  editor: ReactNode
  /** It takes as many lines as it needs. */
  isLong?: boolean
  children: ReactNode
}

const ChipFrame = ({ edit, remove, onEdit, onRemove, editor, isLong, children }: FrameProps) => (
  <Box sx={isLong ? longChip : chip}>
    <ButtonBase
      aria-haspopup="dialog"
      title={edit}
      onClick={(event) => onEdit(event.currentTarget)}
      sx={{ px: 1, minWidth: 0, font: 'inherit', textAlign: 'start' }}
    >
      {children}
    </ButtonBase>
    <ButtonBase
      aria-label={remove}
      onClick={onRemove}
      sx={{ px: 0.5, color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
    >
      <Close sx={{ fontSize: 16 }} />
    </ButtonBase>
    {editor && <Suspense>{editor}</Suspense>}
  </Box>
)

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

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

const longChip = { ...chip, height: 'auto', minHeight: 28, py: 0.5, maxWidth: '100%', lineHeight: 1.4 }
