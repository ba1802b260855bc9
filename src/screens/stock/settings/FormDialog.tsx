import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../../i18n/fr/form'
import type { AnyResource, FormItem } from '../../../../resources/schema/resource'
import { FormFrame } from '../../../admin/form/FormFrame'
import type { Row } from '../../../admin/form/form-scope'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import type { SaveOptions } from '../../../admin/form/use-save'
import { Modal } from '../../../widgets/Modal'

interface Props extends SaveOptions {
  title: string
  resource: AnyResource
  record?: Row
  names: readonly string[]
  form: readonly FormItem[]
  /** Said above the fields. */
  help?: string
  /** Left of the buttons: what else may be done with the record. */
  aside?: ReactNode
  onSaved?: () => void
  onClose: () => void
}

/** A row of a settings table in a dialog, with the fields, checks and history of its declaration. */
export function FormDialog({ title, resource, record, names, form, help, aside, ...rest }: Props) {
  const { onSaved, onClose, ...save } = rest
  return (
    <Modal open size="sm" title={title} onClose={onClose}>
      <FormFrame
        resource={resource}
        record={record}
        names={names}
        onSaved={() => {
          onSaved?.()
          onClose()
        }}
        isNested
        closes
        {...save}
      >
        {() => (
          <Box sx={{ pt: 1 }}>
            {help && <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>{help}</Box>}
            <GeneratedFields names={form} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 3 }}>
              {aside}
              <Buttons isNew={!record} onClose={onClose} />
            </Box>
          </Box>
        )}
      </FormFrame>
    </Modal>
  )
}

function Buttons({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isNew && !isDirty}>
        {formTexts.save}
      </Button>
    </Box>
  )
}
