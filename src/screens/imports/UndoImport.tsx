import { importsTexts as texts } from '../../../i18n/fr/import-screens'
import { importEndpoints, type ShownImport } from '../../../resources/imports/import-endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'

interface Props {
  asked: ShownImport
  onClose: () => void
  onStarted: () => void
}

/** Asks before an import is taken back, and says what that does. */
export function UndoImport({ asked, onClose, onStarted }: Props) {
  const calls = useEndpoints(importEndpoints)
  const { run, isPending } = useEndpointAct([importEndpoints.undo.tag])
  const { id, name, created, updated } = asked
  return (
    <ConfirmDialog
      open
      cautious
      title={texts.ask}
      confirmLabel={texts.undo}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => void run(() => calls.undo({ id }), undefined, { after: onStarted, refused: onClose })}
    >
      {texts.askText(name, created, updated)}
    </ConfirmDialog>
  )
}
