import Translate from '@mui/icons-material/TranslateOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps } from 'react'
import { keepLanguage, languagesOf } from '../../providers/language'
import { sayShell } from './say-shell'

const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code)

/** One menu line that goes from one language to the next, where there are several; the page is then read again. */
export function LanguageChoice(item: ComponentProps<typeof MenuItem>) {
  const codes = languagesOf(document)
  if (codes.length < 2) return null
  const at = codes.indexOf(document.documentElement.lang)
  const code = codes[at] ?? 'fr'
  const next = codes[(at + 1) % codes.length] ?? 'fr'
  return (
    <MenuItem {...item} onClick={() => keepLanguage(next, window)}>
      <ListItemIcon>
        <Translate fontSize="small" />
      </ListItemIcon>
      {sayShell('shell.choice', { what: sayShell('shell.language'), which: nameOf(code) })}
    </MenuItem>
  )
}
