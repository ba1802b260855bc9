import Download from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { AnyResource } from '../../../resources/schema/resource'
import { sheetAccept } from '../../../resources/schema/sheet-files'
import { DropZone } from '../../widgets/DropZone'
import { Modal } from '../../widgets/Modal'
import { sheetRefusal } from '../../widgets/sheet-file'
import { ImportProgress } from './ImportProgress'
import { ImportResult } from './ImportResult'
import { useImport } from './use-import'

type Props = { resource: AnyResource; onClose: () => void }

/** Takes a file, shows what its import would do, then does it: all of it or nothing. */
export function ImportModal({ resource, onClose }: Props) {
  const steps = useImport({ resource, onDone: onClose })
  const { phase, sent, job, error } = steps
  const busy = phase !== 'idle'
  const ready = !busy && job?.state === 'checked' && job.errors === 0 && job.created + job.updated > 0

  function take([file]: File[]) {
    if (!file) return
    const reason = sheetRefusal(file)
    if (reason) steps.refuse(`${texts.errorDocument} : ${reason}`)
    else void steps.check(file)
  }
  return (
    <Modal
      open
      size={job ? 'md' : 'sm'}
      title={texts.title({ list: resource.label[1] })}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="contained" disabled={!ready} onClick={() => job && void steps.commit(job)}>
            {ready ? texts.submit({ smart_count: job.created + job.updated }) : texts.button}
          </Button>
        </>
      }
    >
      <Typography variant="body2">{texts.intro}</Typography>
      <Button startIcon={<Download />} onClick={() => void steps.template()} disabled={busy} sx={{ my: 1 }}>
        {texts.template}
      </Button>
      <DropZone
        label={texts.file}
        rules={texts.rules}
        accept={sheetAccept}
        onFiles={take}
        disabled={busy}
        invalid={Boolean(error)}
        buttonLabel={job ? texts.replace : undefined}
      />
      {job && (
        <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
          {job.name}
        </Typography>
      )}
      <Box aria-live="polite">
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
        <ImportProgress phase={phase} sent={sent} job={job} />
        {job && !busy && (
          <ImportResult
            job={job}
            onMap={(said) => void steps.map(job, said)}
            onDownload={() => void steps.annotated(job)}
          />
        )}
      </Box>
    </Modal>
  )
}
