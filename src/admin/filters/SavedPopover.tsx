import Copy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Share from '@mui/icons-material/GroupAddOutlined'
import Unshare from '@mui/icons-material/GroupRemoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { filterTexts as texts } from '../../../i18n/fr/filters'
import { type SharedView, unshareView } from '../../../providers/own-lists'
import { useAllowed, useEngine } from '../../fields/engine'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import { useListScreen } from '../list/list-screen'
import { readListQuery } from '../list/list-url'
import { ownListsKey } from '../list/use-own-lists'
import { type SavedSearch, shippedSearch, withSearch } from './saved'

interface Props {
  anchor: HTMLElement
  list: readonly SavedSearch[]
  /** The search on screen, as it would be kept; empty when there is nothing to keep. */
  current: string
  onKeep: (list: SavedSearch[]) => void
  onSave: () => void
  onShare: (search: SavedSearch) => void
  onClose: () => void
}

/** How a line of it is told apart, and what is said under its name. */
interface Line {
  key?: string | number
  about?: string
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [ownListsKey] })

const ofView = ({ label, search, columns }: SharedView): SavedSearch => ({
  name: label,
  search: search ?? '',
  ...(columns?.length ? { columns } : {}),
})

const aboutView = (view: SharedView): string =>
  [
    view.is_own ? texts.sharedWith({ profile: view.profile }) : texts.sharedBy({ name: view.owner }),
    view.is_default && texts.opened,
  ]
    .filter(Boolean)
    .join(', ')

/** The saved searches of a list: the person's own, those shared with its profile, those of the product. */
export function SavedPopover({ anchor, list, current, onKeep, onSave, onShare, onClose }: Props) {
  const { resource, change, preferences, views } = useListScreen()
  const { http, registry } = useEngine()
  const { run } = useAct({ forget })
  const mayShare = useAllowed()('updateProfile') && registry.has('profile')
  const titleId = useId()
  const open = ({ search, columns }: SavedSearch) => {
    change(readListQuery(search))
    if (columns?.length) preferences.setColumns([...columns])
    onClose()
  }
  const copy = (search: SavedSearch) => {
    onKeep(withSearch(list, search))
    toast.success(texts.savedAs({ name: search.name }))
  }
  const shipped = (resource.list?.searches ?? []).map(shippedSearch)
  const isEmpty = !list.length && !views.length && !shipped.length
  const row = (search: SavedSearch, actions: ReactNode, { key = search.name, about }: Line = {}) => (
    <ListItem
      key={key}
      disablePadding
      secondaryAction={actions}
      sx={{ '& .MuiListItemButton-root': { pr: 10 } }}
    >
      <ListItemButton selected={search.search === current} onClick={() => open(search)}>
        <ListItemText primary={search.name} secondary={about} />
      </ListItemButton>
    </ListItem>
  )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 360, mt: 0.5 } } }}
    >
      <Box id={titleId} component="h2" sx={{ m: 0, px: 2, pt: 1.5, typography: 'subtitle2' }}>
        {texts.saved}
      </Box>
      {isEmpty && (
        <Box sx={{ px: 2, py: 1.5, typography: 'body2', color: 'text.secondary' }}>{texts.noSaved}</Box>
      )}
      <Box sx={{ maxHeight: 400, overflow: 'auto' }}>
        <Group title={texts.own}>
          {list.map((one) =>
            row(
              one,
              <>
                {mayShare && (
                  <Tool
                    label={texts.share({ name: one.name })}
                    icon={<Share fontSize="small" />}
                    onClick={() => {
                      onShare(one)
                      onClose()
                    }}
                  />
                )}
                <Tool
                  label={texts.removeSaved({ name: one.name })}
                  icon={<Delete fontSize="small" />}
                  onClick={() => onKeep(list.filter((other) => other !== one))}
                />
              </>,
            ),
          )}
        </Group>
        <Group title={texts.sharedOnes}>
          {views.map((view) =>
            row(
              ofView(view),
              <>
                {mayShare && view.is_own && (
                  <Tool
                    label={texts.unshare({ name: view.label })}
                    icon={<Unshare fontSize="small" />}
                    onClick={() =>
                      void run(() => unshareView(http, view.id), texts.unshared({ name: view.label }))
                    }
                  />
                )}
                <CopyTool search={ofView(view)} onCopy={copy} />
              </>,
              { key: view.id, about: aboutView(view) },
            ),
          )}
        </Group>
        <Group title={texts.shipped}>
          {shipped.map((one) => row(one, <CopyTool search={one} onCopy={copy} />))}
        </Group>
      </Box>
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
          {texts.save}
        </Button>
      </Box>
    </Popover>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <>
      <Box id={id} component="h3" sx={{ m: 0, px: 2, pt: 1, typography: 'caption', color: 'text.secondary' }}>
        {title}
      </Box>
      <List dense disablePadding aria-labelledby={id}>
        {children}
      </List>
    </>
  )
}

const CopyTool = ({ search, onCopy }: { search: SavedSearch; onCopy: (search: SavedSearch) => void }) => (
  <Tool
    label={texts.copy({ name: search.name })}
    icon={<Copy fontSize="small" />}
    onClick={() => onCopy(search)}
  />
)

const Tool = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <IconButton edge="end" size="small" aria-label={label} title={label} onClick={onClick} sx={{ ml: 0.5 }}>
    {icon}
  </IconButton>
)
