import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { OfferedType } from '../../../resources/exports/answers'
import { exportThemes } from '../../../resources/exports/export-type'
import { exportTypes } from '../../../resources/exports/export-types'
import { fold } from '../../../resources/schema/fold'
import { EmptyState } from '../../widgets/EmptyState'

interface Props {
  types: readonly OfferedType[]
  onOpen: (type: OfferedType) => void
}

/** The types by theme, found by any word of them. */
export function TypeList({ types, onOpen }: Props) {
  const [text, setText] = useState('')
  const wanted = fold(text.trim())
  const found = types.filter(({ key }) => {
    const { label, help, theme } = exportTypes[key]
    return fold(`${label} ${help} ${exportThemes[theme]}`).includes(wanted)
  })
  const themes = (Object.keys(exportThemes) as (keyof typeof exportThemes)[])
    .map((theme) => ({ theme, list: found.filter(({ key }) => exportTypes[key].theme === theme) }))
    .filter(({ list }) => list.length > 0)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OutlinedInput
        size="small"
        type="search"
        value={text}
        placeholder={texts.search}
        onChange={({ target }) => setText(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': texts.search } }}
        sx={{ maxWidth: 420 }}
      />
      {themes.length === 0 && <EmptyState title={texts.none} />}
      {themes.map(({ theme, list }) => (
        <section key={theme} aria-label={exportThemes[theme]}>
          <Typography variant="h2" sx={{ mb: 1.25 }}>
            {exportThemes[theme]}
          </Typography>
          <Box component="ul" sx={grid}>
            {list.map((type) => (
              <Box component="li" key={type.key} sx={card}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600 }}>{exportTypes[type.key].label}</Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {exportTypes[type.key].help}
                  </Box>
                </Box>
                <Button
                  variant="outlined"
                  onClick={() => onOpen(type)}
                  aria-label={texts.open({ label: exportTypes[type.key].label })}
                >
                  {texts.export}
                </Button>
              </Box>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
}
const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
}
