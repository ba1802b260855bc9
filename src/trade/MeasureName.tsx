import Info from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { measureTexts as texts } from '../../i18n/fr/measures'
import { countedRows, type Said } from '../../resources/measures/measure'
import { sayWord } from '../../resources/schema/say'

function Explained({ of }: { of: Said }) {
  const { label, day, without } = countedRows[of.of]
  const facts = [
    [texts.formula, of.formula],
    [texts.rows, sayWord(label)],
    [texts.day, sayWord(day)],
    [texts.without, sayWord(without)],
  ] as const
  return (
    <Box
      role="dialog"
      aria-label={texts.definitionOf({ label: of.label })}
      sx={{ p: 2, maxWidth: 'min(400px, calc(100vw - 32px))' }}
    >
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {of.label}
      </Typography>
      <p style={{ margin: 0 }}>{of.definition}</p>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ mt: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The name of a figure, with a button that says what it is, how it is worked out, what it counts and leaves out (measures §4). */
export function MeasureName({ of, label = of.label }: { of: Said; label?: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()
  // The button stays beside the last word.
  const last = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, last)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {label.slice(last)}
        <IconButton
          size="small"
          aria-label={texts.definitionOf({ label: of.label })}
          aria-haspopup="dialog"
          aria-controls={anchor ? id : undefined}
          aria-expanded={Boolean(anchor)}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ p: '4px', my: '-4px', ml: '2px', verticalAlign: 'middle', color: 'text.secondary' }}
        >
          <Info sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      <Popover
        id={id}
        open={Boolean(anchor)}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Explained of={of} />
      </Popover>
    </>
  )
}
