import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { priceHistoryTexts as texts } from '../../../i18n/fr/price-history'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import type { ForMember } from '../use-member'
import { HistoryView } from './HistoryView'
import { useHistory } from './use-history'

interface Props {
  article: { id: number; label: string }
  member?: ForMember | undefined
  ttc: boolean
  anchor: HTMLElement
  onClose: () => void
}

/** The curve of an article's price, what it says in words, and its table. */
export function HistoryPopover({ article, member, ttc, anchor, onClose }: Props) {
  const { data, error, refetch } = useHistory({ article, member })
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': texts.of({ article: article.label }),
          sx: { width: 480, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Box sx={{ p: 2 }} tabIndex={-1}>
        <Typography variant="subtitle2" component="h2">
          {texts.title}
        </Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 1 }}>{article.label}</Box>
        {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!error && data === undefined && <TableSkeleton rows={3} />}
        {data === null && <Box>{texts.empty}</Box>}
        {data && <HistoryView history={data} ttc={ttc} />}
      </Box>
    </Popover>
  )
}
