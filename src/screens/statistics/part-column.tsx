import MuiLink from '@mui/material/Link'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { dimensions } from '../../../resources/statistics/dimensions'
import type { ReadColumn } from '../../widgets/SheetTable'

interface Part {
  key: string
  name: string
}

/** The name of a part, which narrows all to it; months stand in their order. */
export const partColumn = <P extends Part>(
  by: keyof typeof dimensions,
  onNarrow: (part: P) => void,
): ReadColumn<P> => ({
  title: dimensions[by].label,
  is: 'label what',
  value: ({ key, name }) => (by === 'month' ? key : name),
  of: (part) => (
    <MuiLink
      component="button"
      type="button"
      aria-label={texts.narrow({ name: part.name })}
      onClick={() => onNarrow(part)}
      sx={{ textAlign: 'left', font: 'inherit' }}
    >
      {part.name}
    </MuiLink>
  ),
})
