import { sayBox } from '../../../../i18n/fr/notifications'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import type { Removal } from './use-removal'

/** « Supprimer cette notification ? » */
export function RemoveDialog({ asked, close, confirm, isPending }: Removal) {
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={sayBox(asked === 'all' ? 'box.deleteAllTitle' : 'box.deleteTitle')}
      onConfirm={confirm}
      onClose={close}
      confirmLabel={sayBox('box.confirmDelete')}
      dangerous
      pending={isPending}
    >
      {sayBox('box.deleteText')}
    </ConfirmDialog>
  )
}
