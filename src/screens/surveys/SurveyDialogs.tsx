import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { f } from '../../../resources/schema/f'
import type { SurveySupplier } from '../../../resources/surveys/answers'
import { AskDialog } from '../../admin/form/AskDialog'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Modal } from '../../widgets/Modal'
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
      onConfirm={() => void run(() => calls.integrate({ id: supplier.id }), texts.done, { after: close })}
    >
      {texts.integrateText({ smart_count: supplier.lines })}
    </ConfirmDialog>
  )
}

function ReturnAnswer({ asked: { supplier }, onClose, onDone }: Props) {
  const calls = useSurveyCalls()
  const { run, isPending, errors } = useSurveyAct({ atFields: true })
  const after = () => {
    onDone()
    onClose()
  }
  return (
    <AskDialog
      title={texts.returnTitle}
      text={texts.returnText}
      confirm={texts.return}
      fields={fields}
      errors={errors}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ comment }) =>
        void run(() => calls.return({ id: supplier.id, comment: String(comment) }), texts.sentBack, { after })
      }
    />
  )
}
