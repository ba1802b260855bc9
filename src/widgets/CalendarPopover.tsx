import Popover from '@mui/material/Popover'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { frFR } from '@mui/x-date-pickers/locales'
import { lightFormat } from 'date-fns/lightFormat'
import { fr } from 'date-fns/locale/fr'
import { parseISO } from 'date-fns/parseISO'
import { isDate } from '../../resources/schema/date-text'
import { spoken } from '../../resources/schema/marks'
import { parisDay } from '../../resources/schema/paris-time'

interface Props {
  label: string
  anchor: HTMLElement
  value: string | null
  onPick: (day: string) => void
  onClose: () => void
}

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps

/** A month of days; it opens on the day of the field, else on today in Paris. */
export function CalendarPopover({ label, anchor, value, onPick, onClose }: Props) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={spoken()?.dates ?? fr}
        localeText={spoken() ? undefined : localeText}
      >
        <DateCalendar
          autoFocus
          value={isDate(value) ? parseISO(value) : null}
          referenceDate={parseISO(parisDay(new Date()))}
          views={['year', 'day']}
          openTo="day"
          onChange={(day: Date | null, state) =>
            day && state === 'finish' && onPick(lightFormat(day, 'yyyy-MM-dd'))
          }
        />
      </LocalizationProvider>
    </Popover>
  )
}
