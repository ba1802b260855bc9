import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { listTexts } from '../../../i18n/fr/list'
import { useListScreen } from './list-screen'
import { cycleSort } from './sort-cycle'

/** Sorting where there is no table head: each choice cycles as a head would. */
export function SortMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { columns, query, change } = useListScreen()
  const directionOf = (name: string) => query.orders.find(([column]) => column === name)?.[1]
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {columns
        .filter(({ sortable }) => sortable)
        .map(({ name, label }) => {
          const direction = directionOf(name)
          return (
            <MenuItem
              key={name}
              selected={direction !== undefined}
              onClick={() => change({ orders: cycleSort(query.orders, name, false) })}
            >
              <ListItemText
                primary={label}
                secondary={direction && (direction === 'asc' ? listTexts.ascending : listTexts.descending)}
              />
            </MenuItem>
          )
        })}
      <MenuItem disabled={query.orders.length === 0} onClick={() => change({ orders: [] })}>
        {listTexts.noSort}
      </MenuItem>
    </Menu>
  )
}
