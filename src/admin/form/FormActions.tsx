import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { MouseEvent, ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'

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
    <ActionBar>
      {before}
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={isIdle}>
        {formTexts.save}
      </Button>
      {onSaveAndNew && (
        <Button variant="outlined" disabled={isSubmitting} onClick={onSaveAndNew} sx={lastOnPhone}>
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

/** Stays at the bottom of a form, and says whether something waits to be saved. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { isDirty } = useFormState()
  return (
    <Paper component="footer" elevation={0} sx={bar} {...steady}>
      {children}
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', ml: { sm: 'auto' } }}>
        {isDirty && formTexts.unsaved}
      </Box>
    </Paper>
  )
}

/** Two lines at most on a phone. */
const lastOnPhone = { order: { xs: 1, sm: 0 } }

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
  boxShadow: '0 -2px 8px rgb(10 40 38 / 6%)',
}
