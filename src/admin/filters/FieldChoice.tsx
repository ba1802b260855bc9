import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { fold } from '../../../resources/schema/fold'
import type { FilterField } from './filterable'

const manyFields = 8

interface Props {
  fields: readonly FilterField[]
  isActive: (name: string) => boolean
  onChoose: (name: string) => void
}

/** The fields that may be searched on. */
export function FieldChoice({ fields, isActive, onChoose }: Props) {
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = fields.filter(({ label }) => fold(label).includes(fold(text)))
  const hasSearch = fields.length > manyFields
  return (
    <Box sx={{ pb: 1 }}>
      {hasSearch && (
        <Box sx={{ px: 2, pb: 0.5 }}>
          <OutlinedInput
            size="small"
            fullWidth
            autoFocus
            value={text}
            placeholder={filterTexts.findField}
            slotProps={{ input: { 'aria-label': filterTexts.findField } }}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && found[0]) onChoose(found[0].name)
              if (event.key === 'ArrowDown')
                list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
            }}
          />
        </Box>
      )}
      <MenuList
        ref={list}
        aria-label={filterTexts.chooseField}
        autoFocusItem={!hasSearch}
        sx={{ maxHeight: 380, overflow: 'auto', py: 0.5 }}
      >
        {found.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => onChoose(name)}>
            <Box component="span" sx={{ flex: 1 }}>
              {label}
            </Box>
            {isActive(name) && <Check fontSize="small" color="primary" />}
          </MenuItem>
        ))}
        {found.length === 0 && <MenuItem disabled>{filterTexts.noField}</MenuItem>}
      </MenuList>
    </Box>
  )
}
