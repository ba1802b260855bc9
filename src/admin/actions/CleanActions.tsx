import Box from '@mui/material/Box'
import { useFormState } from 'react-hook-form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Row } from '../form/form-scope'
import { DeclaredActions } from './DeclaredActions'

type Props = { resource: AnyResource; record: Row; onChanged: (record: Row) => void }

/** The declared actions over a form: asleep while something typed is not saved, which they would take away. */
export function CleanActions(props: Props) {
  const { isDirty } = useFormState()
  if (!props.resource.actions) return null
  return (
    <Box sx={over}>
      <DeclaredActions {...props} disabled={isDirty} />
    </Box>
  )
}

/** Where the head is one column, text begins where its title does. */
const over = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  mb: 1,
  '& > .MuiButton-text:first-of-type': { ml: { xs: -2, md: 0 } },
} as const
