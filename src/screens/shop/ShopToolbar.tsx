import FilterList from '@mui/icons-material/FilterList'
import ViewList from '@mui/icons-material/FormatListBulleted'
import ViewCards from '@mui/icons-material/GridViewOutlined'
import Search from '@mui/icons-material/Search'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Ref } from 'react'
import { habitLabels, shopTexts, sortLabels } from '../../../i18n/fr/shop'
import type { ScannedCode } from '../../../resources/catalogue/scanned-code'
import { type ShopSort, shopHabits, shopSorts } from '../../../resources/catalogue/shop'
import { Scanner } from '../../trade/scan/Scanner'
import type { ShopView } from './shop-url'
import { type ShopSearch, useShopSearch } from './use-shop-search'

interface Props extends ShopSearch {
  view: ShopView
  onView: (view: ShopView) => void
  /** Opens the facets, where they have no place beside the list. */
  onFilters?: () => void
  searchRef: Ref<HTMLInputElement>
  /** A barcode was read. */
  onCode: (code: ScannedCode) => void
}

/** Search, habits, sort and view of a catalogue; it stays in sight while the list scrolls. */
export function ShopToolbar({ view, onView, onFilters, searchRef, onCode, ...search }: Props) {
  const { state, change } = search
  const { value, onChange, onKeyDown } = useShopSearch(search)
  const chosen = Object.values(state.choices).flat().length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center' }}>
      <TextField
        type="search"
        inputRef={searchRef}
        value={value}
        placeholder={shopTexts.search}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        sx={{ flex: '1 1 260px', width: 'auto', m: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': shopTexts.search, 'aria-keyshortcuts': '/' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: <Scanner isIcon overDialogs onCode={onCode} />,
          },
        }}
      />
      {onFilters && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={
            <Badge badgeContent={chosen} color="primary">
              <FilterList fontSize="small" />
            </Badge>
          }
          onClick={onFilters}
        >
          {shopTexts.filters}
        </Button>
      )}
      {shopHabits.map((habit) => {
        const isOn = state.habits.includes(habit)
        return (
          <ToggleButton
            key={habit}
            value={habit}
            selected={isOn}
            size="small"
            color="primary"
            sx={{ height: 38, px: 1.5 }}
            onChange={() =>
              change(({ habits }) => ({
                habits: shopHabits.filter((one) => (one === habit) !== habits.includes(one)),
              }))
            }
          >
            {habitLabels[habit]}
          </ToggleButton>
        )
      })}
      <TextField
        select
        label={shopTexts.sort}
        value={state.sort}
        onChange={({ target }) => change({ sort: target.value as ShopSort })}
        sx={{ width: 168, m: 0 }}
      >
        {shopSorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {sortLabels[sort]}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={shopTexts.view}
        onChange={(_event, next: ShopView | null) => next && onView(next)}
        sx={{ height: 38 }}
      >
        <ToggleButton value="list" aria-label={shopTexts.list}>
          <ViewList fontSize="small" />
        </ToggleButton>
        <ToggleButton value="cards" aria-label={shopTexts.cards}>
          <ViewCards fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
