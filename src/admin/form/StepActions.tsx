import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { ActionBar, FormActions } from './FormActions'

type Props = {
  /** The step before, by its place in the address. */
  previous?: string
  isLast: boolean
  onSave: () => void
  onSaveAndNew: () => void
  onCancel: () => void
}

/** The bar of a form in steps: on, back, or saved at once; the last step has that of any form. */
export function StepActions({ previous, isLast, onSave, onSaveAndNew, onCancel }: Props) {
  const [, open] = useUrlChoice('step')
  const { isSubmitting } = useFormState()
  const back = previous && (
    <Button variant="outlined" disabled={isSubmitting} onClick={() => open(previous)}>
      {formTexts.previousStep}
    </Button>
  )
  if (isLast) return <FormActions before={back} onCancel={onCancel} onSaveAndNew={onSaveAndNew} />
  return (
    <ActionBar>
      {back}
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {formTexts.nextStep}
      </Button>
      <Button variant="outlined" loading={isSubmitting} onClick={onSave}>
        {formTexts.save}
      </Button>
      <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
        {formTexts.cancel}
      </Button>
    </ActionBar>
  )
}
