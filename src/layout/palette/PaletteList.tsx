import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { PaletteItem } from './palette-item'

interface Props {
  id: string
  items: readonly PaletteItem[]
  active: number
  onChoose: (item: PaletteItem) => void
  onPoint: (index: number) => void
}

const Line = styled('div')(({ theme: { vars, palette } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  padding: '8px 16px',
  cursor: 'pointer',
  minHeight: 40,
  '&[aria-selected="true"]': {
    backgroundColor: (vars?.palette ?? palette).action.selected,
    boxShadow: `inset 3px 0 0 ${(vars?.palette ?? palette).primary.main}`,
  },
}))

/** What was found, by groups; the chosen line stays in view. */
export function PaletteList({ id, items, active, onChoose, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(`${id}-${active}`)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (items.length === 0) return null
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <Box
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label={groups.join(', ')}
      sx={{ overflowY: 'auto', py: 1 }}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={group}>
          <Box
            aria-hidden
            sx={{ px: 2, pt: 1, pb: 0.5, typography: 'caption', fontWeight: 650, color: 'text.secondary' }}
          >
            {group}
          </Box>
          {items.map((item, index) =>
            item.group === group ? (
              <Line
                key={`${item.to} ${item.label}`}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === active}
                onClick={() => onChoose(item)}
                onPointerMove={() => onPoint(index)}
              >
                <span>{item.label}</span>
                {item.beside && (
                  <Box
                    component="span"
                    sx={{ ml: 'auto', textAlign: 'right', typography: 'body2', color: 'text.secondary' }}
                  >
                    {item.beside}
                  </Box>
                )}
              </Line>
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  )
}
