import { useState } from 'react'
import { sayBox } from '../../../../i18n/fr/notifications'
import type { BoxNotification } from '../../../../resources/content/answers'
import { useChangeBox } from '../../../layout/notifications/use-notifications'
import { toast } from '../../../widgets/toast-store'

/** Deleting one notification, or all of them: asked first. */
export function useRemoval() {
  const [asked, setAsked] = useState<BoxNotification | 'all'>()
  const { mutate, isPending } = useChangeBox()
  const close = () => setAsked(undefined)
  const confirm = () => {
    if (!asked) return
    mutate(
      { remove: asked === 'all' ? 'all' : asked.id },
      {
        onSuccess: () => toast.success(sayBox(asked === 'all' ? 'box.allDeleted' : 'box.deleted')),
        onError: () => toast.error(sayBox('box.deleteError')),
        onSettled: close,
      },
    )
  }
  return { asked, ask: setAsked, close, confirm, isPending }
}

export type Removal = ReturnType<typeof useRemoval>
