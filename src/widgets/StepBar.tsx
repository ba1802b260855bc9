import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { say } from './say'
import { canOpen, type SteppedStep } from './steps'
import { visuallyHidden } from './visually-hidden'

type Props = { steps: readonly SteppedStep[]; onOpen: (step: SteppedStep) => void }

/** More steps than this say their names below their numbers. */
const inLine = 5

/** The steps of a page in order; on a phone only the current one says its name. */
export function StepBar({ steps, onOpen }: Props) {
  const at = steps.findIndex((step) => step.state === 'current')
  const isMany = steps.length > inLine
  return (
    <nav aria-label={say('widget.steps.label')}>
      <Box component="ol" sx={isMany ? manyStyle : listStyle}>
        {steps.map((step, index) => (
          <Box component="li" key={step.name} sx={isMany ? manyItem(index > 0) : itemStyle(index > 0)}>
            <StepButton step={step} number={index + 1} onOpen={onOpen} isMany={isMany} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: { xs: 'block', md: 'none' }, mt: 1.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('widget.steps.position', { n: at + 1, z: steps.length })}
        </Typography>
        <Typography variant="h4" component="p">
          {steps[at]?.label}
        </Typography>
      </Box>
    </nav>
  )
}

interface StepProps {
  step: SteppedStep
  number: number
  onOpen: Props['onOpen']
  isMany: boolean
}

function StepButton({ step, number, onOpen, isMany }: StepProps) {
  const isCurrent = step.state === 'current'
  return (
    <ButtonBase
      disabled={!canOpen(step)}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onOpen(step)}
      sx={{
        ...(isMany ? { flexDirection: 'column', gap: 0.5 } : { gap: 1 }),
        p: 0.5,
        borderRadius: 1,
        color: isCurrent ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box aria-hidden sx={{ ...disc, ...discStates[step.state] }}>
        {step.state === 'done' ? <Check sx={{ fontSize: 18 }} /> : number}
      </Box>
      <Box
        component="span"
        sx={{ ...labelStyle, ...(isMany && manyLabel), fontWeight: isCurrent ? 650 : 500 }}
      >
        {step.label}
      </Box>
      {step.state !== 'current' && (
        <span style={visuallyHidden}>{`, ${say(`widget.steps.${step.state}`)}`}</span>
      )}
    </ButtonBase>
  )
}

const listStyle = { display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' }
const manyStyle = { ...listStyle, alignItems: 'flex-start', gap: 0 }
const manyLabel = { whiteSpace: 'normal', textAlign: 'center', fontSize: '0.8125rem', lineHeight: 1.25 }

/** The line to the step before runs from number to number: 28 px each, with their padding. */
const manyItem = (linked: boolean) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  ...(linked && {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 18,
      left: 'calc(-50% + 20px)',
      right: 'calc(50% + 20px)',
      borderTop: '1px solid',
      borderColor: 'surface.field',
    },
  }),
})

const labelStyle = {
  typography: 'body2',
  whiteSpace: 'nowrap',
  position: { xs: 'absolute', md: 'static' },
  width: { xs: 1, md: 'auto' },
  height: { xs: 1, md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
}

function itemStyle(linked: boolean) {
  if (!linked) return { display: 'flex', alignItems: 'center' }
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    flex: 1,
    '&::before': {
      content: '""',
      flex: 1,
      minWidth: 12,
      borderTop: '1px solid',
      borderColor: 'surface.field',
    },
  }
}

const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: '0.8125rem',
  fontWeight: 650,
}
const discStates = {
  pending: { border: '1px solid', borderColor: 'surface.field' },
  current: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  done: { bgcolor: 'primary.light', color: 'primary.main' },
}
