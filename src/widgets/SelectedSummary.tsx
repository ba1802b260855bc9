import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { say } from './say'
import type { SelectOption } from './select-options'

type Props<V extends string | number> = {
  options: readonly SelectOption<V>[]
  onRemove?: (option: SelectOption<V>) => void
}

/** The first choice, and how many more there are; the others' names on hover. */
export function SelectedSummary<V extends string | number>({ options, onRemove }: Props<V>) {
  const [first, ...others] = options
  if (!first) return null
  return (
    <>
      <Chip
        size="small"
        label={first.label}
        tabIndex={-1}
        onDelete={onRemove ? () => onRemove(first) : undefined}
        sx={{ maxWidth: 'calc(100% - 88px)', ml: '3px' }}
      />
      {others.length > 0 && (
        <Tooltip title={others.map((one) => one.label).join(', ')}>
          <Box
            component="span"
            role="img"
            aria-label={say('widget.multiSelect.moreNamed', { n: others.length })}
            sx={{
              px: 0.75,
              fontSize: '0.8125rem',
              fontWeight: 600,
              color: 'text.secondary',
              whiteSpace: 'nowrap',
            }}
          >
            {say('widget.multiSelect.more', { n: others.length })}
          </Box>
        </Tooltip>
      )}
    </>
  )
}
