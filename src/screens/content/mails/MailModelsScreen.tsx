import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../../admin/UnknownPage'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { MailModelList } from './MailModelList'
import { MailModelPage } from './MailModelPage'
import { useMailModels } from './use-mail-models'

/** « Modèles d'e-mail »: the list, and a page each. */
export function MailModelsScreen() {
  const { data, isError, error, refetch } = useMailModels()
  if (isError && !data) return <ErrorState text={error.message} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  return (
    <Routes>
      <Route index element={<MailModelList models={data} />} />
      <Route path=":name" element={<MailModelPage models={data} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
