import History from '@mui/icons-material/History'
import Restore from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { useReadable } from '../../../admin/use-readable'
import { useEngine } from '../../../fields/engine'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { toast } from '../../../widgets/toast-store'
import { useSaveModel } from './use-mail-models'

const RecordHistoryModal = lazy(async () => ({
  default: (await import('../../../admin/history/RecordHistoryModal')).RecordHistoryModal,
}))

/** The history of a model, and the way back to the product's own texts. */
export function MailModelActions({ model }: { model: MailModelAnswer }) {
  const resource = useReadable(useEngine().registry.get('mail_model'))
  const [shows, setShows] = useState<'history' | 'reset'>()
  const { mutate, isPending } = useSaveModel(model.name)
  const close = () => setShows(undefined)
  const reset = () =>
    mutate('reset', {
      onSuccess: () => toast.success(texts.resetDone),
      onError: (error) => toast.error(error.message),
      onSettled: close,
    })
  return (
    <>
      {model.id !== null && (
        <Button color="inherit" startIcon={<History />} onClick={() => setShows('history')}>
          {texts.history}
        </Button>
      )}
      {model.is_own && (
        <Button color="inherit" startIcon={<Restore />} onClick={() => setShows('reset')}>
          {texts.reset}
        </Button>
      )}
      {shows === 'history' && model.id !== null && (
        <Suspense>
          <RecordHistoryModal resource={resource} id={model.id} title={model.label} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={shows === 'reset'}
        title={texts.resetTitle}
        confirmLabel={texts.reset}
        onConfirm={reset}
        onClose={close}
        pending={isPending}
      >
        {texts.resetText}
      </ConfirmDialog>
    </>
  )
}
