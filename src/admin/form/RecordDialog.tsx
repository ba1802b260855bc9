import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { Modal } from '../../widgets/Modal'
import { FormFrame } from './FormFrame'
import type { Values } from './initial-values'

interface Props {
  title: string
  resource: AnyResource
  /** Absent for a new one. */
  record?: ReadRow
  /** What a new one starts with. */
  start?: Values
  /** What a new one takes along beside what is typed: whose it is. */
  owner?: ReadRow
  names: readonly string[]
  size?: 'sm' | 'md'
  /** Said above the fields. */
  help?: string
  /** Said once it is saved. */
  savedText?: string
  /** Left of the buttons: what else may be done with the record. */
  aside?: ReactNode
  onSaved?: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A row of a resource in a dialog: the fields that are given, with the checks and the history of its declaration. */
export function RecordDialog({ title, resource, record, owner, children, ...of }: Props) {
  const { start, names, size, help, savedText, aside, onSaved, onClose } = of
  const dataProvider = useDataProvider()
  const create = async (body: ReadRow): Promise<ReadRow> =>
    (await dataProvider.create(resource.name, { data: { ...body, ...owner } })).data
  return (
    <Modal open size={size} title={title} onClose={onClose}>
      <FormFrame
        resource={resource}
        record={record}
        start={start}
        names={names}
        write={record ? undefined : create}
        savedText={savedText}
        isNested
        closes
        onSaved={() => {
          onSaved?.()
          onClose()
        }}
      >
        {() => (
          <Box sx={{ pt: 1 }}>
            {help && <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>{help}</Box>}
            {children}
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
