import Add from '@mui/icons-material/Add'
import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Drag from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useRef } from 'react'
import type { PickerItem } from './picker'
import { type ListName, useRowDrag } from './picker-drag'
import { say } from './say'
import type { PickerVerbs } from './use-picker'

type Props = {
  picker: string
  item: PickerItem
  list: ListName
  verbs: PickerVerbs
  isFirst: boolean
  isLast: boolean
  /** Whether it can leave the list of the selected. */
  removable: boolean
  disabled?: boolean
}

/** One item: dragged by the mouse or the finger, moved by its buttons at the keyboard. */
export function PickerRow({ picker, item, list, verbs, isFirst, isLast, removable, disabled }: Props) {
  const row = useRef<HTMLLIElement>(null)
  const { edge, dragging } = useRowDrag(row, { picker, id: item.id, list, disabled })
  const { id, label } = item
  return (
    <Box
      component="li"
      ref={row}
      sx={{ ...rowStyle, opacity: dragging ? 0.4 : 1, cursor: disabled ? 'default' : 'grab' }}
    >
      {edge && <Box aria-hidden sx={{ ...markStyle, [edge]: -1 }} />}
      <Drag aria-hidden sx={{ fontSize: 18, color: disabled ? 'text.disabled' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>{label}</Box>
      {list === 'available' ? (
        <RowButton
          verb="add"
          label={label}
          id={id}
          disabled={disabled}
          onClick={() => verbs.add(id)}
          icon={<Add />}
        />
      ) : (
        <>
          <RowButton
            verb="up"
            label={label}
            id={id}
            disabled={disabled || isFirst}
            onClick={() => verbs.up(id)}
            icon={<Up />}
          />
          <RowButton
            verb="down"
            label={label}
            id={id}
            disabled={disabled || isLast}
            onClick={() => verbs.down(id)}
            icon={<Down />}
          />
          {removable && (
            <RowButton
              verb="remove"
              label={label}
              id={id}
              disabled={disabled}
              onClick={() => verbs.remove(id)}
              icon={<Close />}
            />
          )}
        </>
      )}
    </Box>
  )
}

type ButtonProps = {
  verb: 'add' | 'remove' | 'up' | 'down'
  label: string
  id: PickerItem['id']
  icon: ReactNode
  disabled?: boolean
  onClick: () => void
}

/** Stays focusable when it can do nothing, so that the keyboard never loses its place. */
function RowButton({ verb, label, id, icon, disabled, onClick }: ButtonProps) {
  return (
    <Tooltip title={say(`widget.picker.${verb}Short`)} disableInteractive>
      <IconButton
        size="small"
        aria-label={say(`widget.picker.${verb}`, { label })}
        aria-disabled={disabled || undefined}
        data-picker-focus={`${verb}:${id}`}
        onClick={disabled ? undefined : onClick}
        sx={{ p: 0.5, opacity: disabled ? 0.35 : 1, '& svg': { fontSize: 18 } }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
}

const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 40,
  pl: 0.75,
  pr: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:last-child': { borderBottom: 0 },
  '&:hover': { bgcolor: 'surface.subtle' },
}
const markStyle = { position: 'absolute', left: 0, right: 0, height: 2, bgcolor: 'primary.main', zIndex: 1 }
