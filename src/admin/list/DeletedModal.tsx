import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { modelOf } from '../../../providers/search'
import { frenchMoment } from '../../../resources/schema/date-text'
import { listTitle } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { Modal } from '../../widgets/Modal'
import { useAct } from '../../widgets/use-act'
import { ChangeList } from '../history/ChangeList'
import { authorOf, type Person } from '../history/history-entry'
import { usePages } from '../history/use-history'
import { useListScreen } from './list-screen'

interface Deleted {
  id: number
  title: string
  deletedAt: string
  User: Person | null
}

/** What was deleted of the list around, the latest first, each with the way back. */
export function DeletedModal({ onClose }: { onClose: () => void }) {
  const { resource, reload } = useListScreen()
  const { http } = useEngine()
  const path = `/deleted/${modelOf(resource)}`
  const pages = usePages<Deleted>([resource.name, 'deleted'], path, {})
  const { run, isPending } = useAct()
  const restore = ({ id }: Deleted, title: string) =>
    run(() => http.put(`${path}/${id}`, {}), texts.restored({ title }), {
      after: () => {
        reload()
        void pages.refetch()
      },
    })
  return (
    <Modal open title={texts.deletedTitle({ list: listTitle(resource) })} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.deletedHelp}
      </Typography>
      <ChangeList pages={pages} empty={texts.deletedNone}>
        {(row) => {
          const title = row.title || `n° ${row.id}`
          const at = { moment: frenchMoment(row.deletedAt), author: authorOf(row) }
          return (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {title}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {texts.deletedAt(at)}
                </Typography>
              </Box>
              <Button
                size="small"
                disabled={isPending}
                aria-label={texts.restoreNamed({ title })}
                onClick={() => void restore(row, title)}
              >
                {texts.restore}
              </Button>
            </Box>
          )
        }}
      </ChangeList>
    </Modal>
  )
}
