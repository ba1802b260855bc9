import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { Modal } from '../../widgets/Modal'
import type { ImportError } from './import-state'

type Props = {
  fields: readonly ImportError[]
  /** Lines in error, of which the server tells the first ones. */
  total: number
  onClose: () => void
}

/** Each line in error: its number, what the row is called, and what is wrong. */
export function ImportErrorsModal({ fields, total, onClose }: Props) {
  const more = total - fields.length
  return (
    <Modal
      open
      size="md"
      title={texts.errorsTitle}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Box component="ol" tabIndex={0} aria-label={texts.errorsTitle} sx={listStyle}>
        {fields.map((field) => (
          <ErrorLine key={field.line} field={field} />
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {texts.moreErrors({ smart_count: more })}
        </Typography>
      )}
    </Modal>
  )
}

function ErrorLine({ field: { line, name, errors } }: { field: ImportError }) {
  const isFile = line === 0 && name === null
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="p">
        {isFile ? texts.wholeFile : `${texts.line(line)} — ${name ?? texts.unknownProduct}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2.5, typography: 'body2', color: 'error.main' }}>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Box>
    </Box>
  )
}

const listStyle = { m: 0, p: 0, listStyle: 'none' }
