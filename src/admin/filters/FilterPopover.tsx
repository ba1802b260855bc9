import Back from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { advancedTexts } from '../../../i18n/fr/advanced-filter'
import { filterTexts } from '../../../i18n/fr/filters'
import { useEngine } from '../../fields/engine'
import { useListScreen } from '../list/list-screen'
import { FieldChoice } from './FieldChoice'
import { FilterValue } from './FilterValue'
import { filterField, filterFields } from './filterable'
import { useFilters } from './use-filters'

const AdvancedFilter = lazy(async () => ({
  default: (await import('./advanced/AdvancedFilter')).AdvancedFilter,
}))

interface Props {
  anchor: HTMLElement
  onClose: () => void
  /** Opens on the value of this field. */
  name?: string
}

/** The search panel: first the field, then the value, which applies as it is chosen. */
export function FilterPopover({ anchor, onClose, name }: Props) {
  const { resource } = useListScreen()
  const { currentOf, set } = useFilters()
  const titleId = useId()
  const fields = useMemo(() => filterFields(resource), [resource])
  const [chosen, setChosen] = useState(name)
  const { registry } = useEngine()
  const [isAdvanced, setAdvanced] = useState(false)
  const field =
    fields.find((one) => one.name === chosen) ?? (name ? filterField(resource, name, registry) : undefined)
  if (isAdvanced)
    return (
      <Suspense>
        <AdvancedFilter onClose={onClose} />
      </Suspense>
    )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, pt: 1.5, pb: 1 }}>
        {field && !name && (
          <IconButton
            size="small"
            edge="start"
            aria-label={filterTexts.back}
            onClick={() => setChosen(undefined)}
          >
            <Back fontSize="small" />
          </IconButton>
        )}
        <Box id={titleId} component="h2" sx={{ m: 0, typography: 'subtitle2' }}>
          {field ? field.label : filterTexts.chooseField}
        </Box>
      </Box>
      {field ? (
        <>
          <Box sx={{ px: 2, pb: 1 }}>
            <FilterValue
              key={field.name}
              field={field}
              value={currentOf(field.name)}
              onChange={(value) => set(field.name, value)}
              onDone={onClose}
            />
          </Box>
          <Box sx={actions}>
            <Button
              size="small"
              color="inherit"
              disabled={currentOf(field.name) === ''}
              onClick={() => {
                set(field.name, '')
                onClose()
              }}
            >
              {filterTexts.clear}
            </Button>
            <Button size="small" variant="contained" onClick={onClose}>
              {filterTexts.done}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <FieldChoice fields={fields} isActive={(one) => currentOf(one) !== ''} onChoose={setChosen} />
          <Box sx={actions}>
            <Button size="small" onClick={() => setAdvanced(true)}>
              {advancedTexts.open}
            </Button>
          </Box>
        </>
      )}
    </Popover>
  )
}

const paper = {
  width: 360,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(560px, calc(100dvh - 32px))',
  mt: 0.5,
}
const actions = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
}
