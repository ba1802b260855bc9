import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { say } from './say'

const CalendarPopover = lazy(async () => ({ default: (await import('./CalendarPopover')).CalendarPopover }))

interface Props {
  /** Of the field, read out with the button. */
  label: string
  /** `yyyy-mm-dd`, or null. */
  value: string | null
  onPick: (day: string) => void
  disabled?: boolean
}

/** Opens the calendar beside a typed day. */
export function CalendarButton({ label, value, onPick, disabled }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        sx={{ '@media (pointer: coarse)': { p: 1.25 } }}
        aria-label={say('widget.day.calendar', { label })}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={label}
            anchor={anchor}
            value={value}
            onClose={() => setAnchor(null)}
            onPick={(day) => {
              setAnchor(null)
              onPick(day)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
