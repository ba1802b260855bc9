import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef } from 'react'
import { PickerRow } from './PickerRow'
import type { PickerItem } from './picker'
import { type ListName, useListDrop } from './picker-drag'
import type { PickerVerbs } from './use-picker'

type Props = {
  picker: string
  name: ListName
  title: string
  items: readonly PickerItem[]
  verbs: PickerVerbs
  empty: ReactNode
  /** Above the items: the search field. */
  head?: ReactNode
  removable?: boolean
  disabled?: boolean
  invalid?: boolean
}

/** One list of a picker, with its count. */
export function PickerList({
  picker,
  name,
  title,
  items,
  verbs,
  empty,
  head,
  removable = true,
  disabled,
  invalid,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const over = useListDrop(box, picker, name)
  const id = useId()
  return (
    <Box
      ref={box}
      sx={{
        ...frame,
        ...(over && { borderColor: 'primary.main' }),
        ...(invalid && { borderColor: 'error.main' }),
      }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', px: 1.5, py: 1, bgcolor: 'surface.subtle' }}
      >
        <Typography variant="subtitle2" component="p" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {items.length}
        </Typography>
      </Box>
      {head}
      {items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 2, textAlign: 'center' }}>
          {empty}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: 320 }}
      >
        {items.map((item, index) => (
          <PickerRow
            key={item.id}
            picker={picker}
            item={item}
            list={name}
            verbs={verbs}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            removable={removable}
            disabled={disabled}
          />
        ))}
      </Box>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 160,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
