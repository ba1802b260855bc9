import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import { visuallyHidden } from '@mui/utils'
import { useRef } from 'react'
import { inputTexts } from '../../../i18n/fr/form'

type Props = {
  /** `yyyy-mm-dd`, or `yyyy-mm-ddThh:mm` for a moment. */
  value: string
  onPick: (value: string) => void
  withTime?: boolean
  disabled?: boolean
}

/** The browser's own calendar beside a typed date. */
export function CalendarButton({ value, onPick, withTime, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={inputTexts.calendar}
        disabled={disabled}
        onClick={() => input.current?.showPicker?.()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      <input
        ref={input}
        type={withTime ? 'datetime-local' : 'date'}
        value={value}
        onChange={({ target }) => target.value && onPick(target.value)}
        tabIndex={-1}
        aria-hidden
        style={{ ...visuallyHidden, pointerEvents: 'none', bottom: 0, right: 0 }}
      />
    </>
  )
}
