import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { settingsTexts } from '../../../i18n/fr/settings'
import { useListKeys } from '../../admin/list/use-list-keys'
import { listPath } from '../../admin/paths'
import { useAllowed, useEngine } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { HubGroups } from './HubGroups'
import { hubGroups } from './hub'

/** On a phone, the keyboard would hide what one came to see. */
const hasMouse = () => window.matchMedia('(hover: hover)').matches

/** All settings tables that this person may see, in groups; the search looks in names and fields. */
export function SettingsHub() {
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const all = useMemo(() => hubGroups(registry.all, isAllowed), [registry, isAllowed])
  const groups = useMemo(() => hubGroups(registry.all, isAllowed, text), [registry, isAllowed, text])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const first = groups[0]?.entries[0]
  const isNarrow = useMediaQuery('(max-width: 599.95px)')
  useListKeys({ frame, search })
  return (
    <Box ref={frame} sx={{ maxWidth: 1280 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2.5 }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Typography variant="h1">{settingsTexts.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {settingsTexts.intro} <span role="status">{settingsTexts.count({ smart_count: count })}</span>
          </Typography>
        </Box>
        <OutlinedInput
          size="small"
          type="search"
          autoFocus={hasMouse()}
          inputRef={search}
          value={text}
          placeholder={settingsTexts.search}
          slotProps={{ input: { 'aria-label': settingsTexts.search, 'aria-keyshortcuts': '/' } }}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && text && first) navigate(listPath(first.resource))
            if (key === 'Escape') setText('')
          }}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          }
          sx={{ width: { xs: '100%', sm: 360 } }}
        />
      </Box>
      {groups.length > 0 ? (
        <HubGroups groups={groups} isFolded={isNarrow && !text} />
      ) : (
        <EmptyState
          title={all.length ? settingsTexts.nothing : settingsTexts.none}
          action={
            text && (
              <Button variant="outlined" onClick={() => setText('')}>
                {settingsTexts.clear}
              </Button>
            )
          }
        />
      )}
    </Box>
  )
}
