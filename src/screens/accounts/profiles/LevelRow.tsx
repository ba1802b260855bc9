import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo, useId } from 'react'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import { widgets } from '../../../../i18n/fr/widgets'
import type { MenuLine } from './menu-groups'

type Props = {
  menu: MenuLine
  level: number
  /** The highest level that the editor may give. */
  limit: number
  isLocked: boolean
  isNarrow: boolean
  /** What each level adds, for a hint. */
  hints: readonly string[]
  onChange: (menu: number, level: number) => void
}

const refused = widgets['error.unauthorizedField']

/** A menu and its level: five radios side by side, or one list on a phone. */
export const LevelRow = memo(function LevelRow(props: Props) {
  return props.isNarrow ? <NarrowRow {...props} /> : <WideRow {...props} />
})

function WideRow({ menu, level, limit, isLocked, hints, onChange }: Props) {
  const name = useId()
  return (
    <tr>
      <th scope="row">{menu.label}</th>
      {texts.levels.map((label, value) => {
        const isBeyond = value > limit
        const isDisabled = isLocked || isBeyond
        const hint = isBeyond ? refused : hints[value] || undefined
        return (
          <td key={label} title={hint}>
            <label className={isDisabled ? 'level level-off' : 'level'}>
              <input
                type="radio"
                name={name}
                checked={level === value}
                disabled={isDisabled}
                aria-label={texts.levelOf({ menu: menu.label, level: label })}
                aria-description={isBeyond ? refused : undefined}
                onChange={() => onChange(menu.id, value)}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

function NarrowRow({ menu, level, limit, isLocked, onChange }: Props) {
  return (
    <Box sx={{ px: 2, py: 0.75 }}>
      <TextField
        select
        label={menu.label}
        value={String(level)}
        disabled={isLocked}
        onChange={({ target }) => onChange(menu.id, Number(target.value))}
        helperText={limit < texts.levels.length - 1 && !isLocked ? refused : undefined}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {texts.levels.map((label, value) => (
          <MenuItem key={label} value={String(value)} disabled={value > limit}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
