import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import FillDown from '@mui/icons-material/VerticalAlignBottom'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { sheetTexts as texts } from '../../../i18n/fr/sheet'
import { filledDown, redone, undone } from './commands'
import type { Command, SheetState } from './state'

interface Props {
  canUndo: boolean
  canRedo: boolean
  over: SheetState['over']
  /** How many cells are in the range. */
  chosen: number
  runFocused: (command: Command) => void
}

/** Undo, redo and fill down for those without a keyboard, and what the sheet has to say. */
export const SheetTools = memo(({ canUndo, canRedo, over, chosen, runFocused }: Props) => {
  const tools = [
    { name: 'undo', Icon: Undo, command: undone, isOff: !canUndo },
    { name: 'redo', Icon: Redo, command: redone, isOff: !canRedo },
    { name: 'fill', Icon: FillDown, command: filledDown, isOff: false },
  ] as const
  const said = over ? texts.over(over.rows, over.columns) : chosen > 1 && texts.chosen({ n: chosen })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {tools.map(({ name, Icon, command, isOff }) => (
        <Tooltip key={name} title={`${texts[name]} (${texts.keys[name]})`}>
          <span>
            <IconButton
              size="small"
              aria-label={texts[name]}
              disabled={isOff}
              onClick={() => runFocused(command)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
      <Box role="status" sx={{ ml: 1, typography: 'body2', color: over ? 'error.main' : 'text.secondary' }}>
        {said || (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {texts.hint}
          </Box>
        )}
      </Box>
    </Box>
  )
})
