import Box from '@mui/material/Box'
import { useState } from 'react'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { f } from '../../../resources/schema/f'
import type { SurveySupplier } from '../../../resources/surveys/answers'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { SurveyFile } from './SurveyFile'
import { useSurveyAct, useSurveyCalls } from './use-surveys'

/** What is asked of one answer. */
export interface AskedOfAnswer {
  what: 'integrate' | 'return' | 'bring'
  supplier: SurveySupplier
}

interface Props {
  asked: AskedOfAnswer
  onClose: () => void
  onDone: () => void
}

const fields = { comment: f.longText({ label: texts.comment, required: true, max: 2000 }) } as const

/** What the back office does with one answer: integrates it, asks for another file, or brings the file that came by mail. */
export function SurveyDialogs({ asked, onClose, onDone }: Props) {
  const { what, supplier } = asked
  const calls = useSurveyCalls()
  const { run, isPending } = useSurveyAct()
  const close = () => {
    onDone()
    onClose()
  }
  if (what === 'return') return <ReturnAnswer {...{ asked, onClose, onDone }} />
  if (what === 'bring')
    return (
      <Modal open size="md" title={texts.bringFor({ supplier: supplier.supplier })} onClose={onClose}>
        <SurveyFile answerId={supplier.id} onSent={close} />
      </Modal>
    )
  return (
    <ConfirmDialog
      open
      title={texts.integrateTitle}
      confirmLabel={texts.integrate}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => void run(() => calls.integrate(supplier.id), texts.done, { after: close })}
    >
      {texts.integrateText({ smart_count: supplier.lines })}
    </ConfirmDialog>
  )
}

function ReturnAnswer({ asked: { supplier }, onClose, onDone }: Props) {
  const calls = useSurveyCalls()
  const { run, isPending, errors } = useSurveyAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const comment = String(values.comment ?? '')
  const after = () => {
    onDone()
    onClose()
  }
  return (
    <Modal
      open
      size="sm"
      title={texts.returnTitle}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.return}
          onCancel={onClose}
          loading={isPending}
          disabled={!comment.trim()}
          onConfirm={() => void run(() => calls.return(supplier.id, comment), texts.sentBack, { after })}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box>{texts.returnText}</Box>
        <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
      </Box>
    </Modal>
  )
}
