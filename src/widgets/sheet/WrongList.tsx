import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { sheetTexts as texts } from '../../../i18n/fr/sheet'
import type { SheetControl } from './use-sheet'

const most = 5

interface Props<Row, Patch> {
  sheet: SheetControl<Row, Patch>
  onShowAll?: (() => void) | undefined
}

/** What could not be read, line by line; each line leads to its cell. */
export function WrongList<Row, Patch>({ sheet: { wrong, hiddenWrong, goTo }, onShowAll }: Props<Row, Patch>) {
  if (wrong.length + hiddenWrong === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {wrong.length > 0 && texts.wrongCount({ smart_count: wrong.length })}
      {wrong.slice(0, most).map(({ at, ...told }) => (
        <div key={`${at.row} ${at.column}`}>
          <Link component="button" type="button" sx={{ textAlign: 'left' }} onClick={() => goTo(at)}>
            {texts.wrong({ line: at.row + 1, ...told })}
          </Link>
        </div>
      ))}
      {wrong.length > most && texts.others({ smart_count: wrong.length - most })}
      {hiddenWrong > 0 && (
        <div>
          {texts.hidden({ smart_count: hiddenWrong })}{' '}
          <Link component="button" type="button" onClick={onShowAll}>
            {texts.showAll}
          </Link>
        </div>
      )}
    </Alert>
  )
}
