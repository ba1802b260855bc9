import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { MouseEvent, ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import { visuallyHidden } from '../../widgets/visually-hidden'

type Props = {
  onCancel: () => void
  /** Saves, then starts another one; only of a new record. */
  onSaveAndNew?: () => void
  /** Further buttons, first in the bar. */
  before?: ReactNode
}

/** The bar that stays at the bottom of a form: save, save and create another, cancel. */
export function FormActions({ onCancel, onSaveAndNew, before }: Props) {
  const { isDirty, isSubmitting } = useFormState()
  const isIdle = !onSaveAndNew && !isDirty
  return (
    <ActionBar isFull={onSaveAndNew !== undefined}>
      {before}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        disabled={isIdle}
        sx={{ flexGrow: { xs: onSaveAndNew ? 1 : 0, sm: 0 } }}
      >
        {formTexts.save}
      </Button>
      {onSaveAndNew && (
        <Button variant="outlined" disabled={isSubmitting} onClick={onSaveAndNew}>
          {formTexts.saveAndNew}
        </Button>
      )}
      <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
        {formTexts.cancel}
      </Button>
    </ActionBar>
  )
}

/**
 * A button of the bar takes the focus when it is released, not when it is pressed: the field that loses it gives back the line
 * of its counter, and the button would slip away from under the pointer before the click is one.
 */
const steady = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ target }: MouseEvent) => {
    if (target instanceof Element) target.closest('button')?.focus()
  },
}

type BarProps = {
  children: ReactNode
  /** Its buttons take two lines of a phone, which has no third one for what is said. */
  isFull?: boolean
}

/** Stays at the bottom of a form, and says whether something waits to be saved. */
export function ActionBar({ children, isFull = false }: BarProps) {
  const { isDirty } = useFormState()
  return (
    <Paper component="footer" elevation={0} sx={bar} {...steady}>
      {children}
      <Box role="status" sx={[said, isFull && { '@media (max-width: 599.95px)': visuallyHidden }]}>
        {isDirty && formTexts.unsaved}
      </Box>
    </Paper>
  )
}

const said = { typography: 'body2', color: 'text.secondary', ml: { sm: 'auto' } } as const

const bar = {
  position: 'sticky',
  bottom: 'var(--phone-bar, 0px)',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 3,
  mx: { xs: -2, sm: 0 },
  px: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: 1 },
  '& .MuiButton-root': { px: { xs: 1.25, sm: 2 } },
  boxShadow: '0 -2px 8px rgb(10 40 38 / 6%)',
}
