import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import { useId } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { useListScreen } from '../list/list-screen'
import { readListQuery } from '../list/list-url'
import type { SavedSearch } from './saved'

interface Props {
  anchor: HTMLElement
  list: readonly SavedSearch[]
  /** The search on screen, as it would be kept; empty when there is nothing to keep. */
  current: string
  onKeep: (list: SavedSearch[]) => void
  onSave: () => void
  onClose: () => void
}

/** The saved searches of a list. */
export function SavedPopover({ anchor, list, current, onKeep, onSave, onClose }: Props) {
  const { change } = useListScreen()
  const titleId = useId()
  const open = (search: string) => {
    change(readListQuery(search))
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, mt: 0.5 } } }}
    >
      <Box id={titleId} component="h2" sx={{ m: 0, px: 2, pt: 1.5, typography: 'subtitle2' }}>
        {filterTexts.saved}
      </Box>
      {list.length === 0 ? (
        <Box sx={{ px: 2, py: 1.5, typography: 'body2', color: 'text.secondary' }}>{filterTexts.noSaved}</Box>
      ) : (
        <List dense sx={{ maxHeight: 320, overflow: 'auto' }}>
          {list.map((one) => (
            <ListItem
              key={one.name}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={filterTexts.removeSaved({ name: one.name })}
                  onClick={() => onKeep(list.filter((other) => other !== one))}
                >
                  <Delete fontSize="small" />
                </IconButton>
              }
            >
              <ListItemButton selected={one.search === current} onClick={() => open(one.search)}>
                <ListItemText primary={one.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Box sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button
          size="small"
          fullWidth
          variant="outlined"
          disabled={current === ''}
          onClick={() => {
            onSave()
            onClose()
          }}
        >
          {filterTexts.save}
        </Button>
      </Box>
    </Popover>
  )
}
