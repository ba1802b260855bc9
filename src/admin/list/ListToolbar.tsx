import DensityIcon from '@mui/icons-material/DensityMediumOutlined'
import CompactIcon from '@mui/icons-material/DensitySmallOutlined'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, type Ref, Suspense, useState } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import { FilterButton } from '../filters/FilterButton'
import { SavedFilters } from '../filters/SavedFilters'
import { useListScreen } from './list-screen'
import { SearchBox } from './SearchBox'
import { SortMenu } from './SortMenu'

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }))

/** Search, filters, saved filters on the left; how the list looks on the right. */
export function ListToolbar({ narrow, searchRef }: { narrow: boolean; searchRef: Ref<HTMLInputElement> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.25 }}>
      <SearchBox ref={searchRef} />
      <FilterButton />
      <SavedFilters />
      <Box sx={{ flex: 1 }} />
      {narrow ? <SortMenu /> : <LookButtons />}
    </Box>
  )
}

function LookButtons() {
  const { preferences } = useListScreen()
  const { density, setDensity } = preferences
  const [choosing, setChoosing] = useState(false)
  const isCompact = density === 'compact'
  const hint = `${listTexts.density} : ${isCompact ? listTexts.compact : listTexts.comfortable}`
  return (
    <>
      <Tooltip title={hint}>
        <IconButton
          aria-label={`${listTexts.density} ${listTexts.compact}`}
          aria-pressed={isCompact}
          onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
        >
          {isCompact ? <CompactIcon /> : <DensityIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title={listTexts.columns}>
        <IconButton aria-label={listTexts.columns} onClick={() => setChoosing(true)}>
          <ViewColumn />
        </IconButton>
      </Tooltip>
      {choosing && (
        <Suspense>
          <ColumnsDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
