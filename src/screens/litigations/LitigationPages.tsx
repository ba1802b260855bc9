import { useQuery } from '@tanstack/react-query'
import { Route, Routes, useParams } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { UnknownPage } from '../../admin/UnknownPage'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { Head } from '../stock/Head'
import { LitigationForm } from './LitigationForm'
import { LitigationListScreen } from './LitigationListScreen'
import { LitigationPage } from './LitigationPage'
import { useLitigationCalls } from './use-litigations'

function One() {
  const id = Number(useParams().id)
  const calls = useLitigationCalls()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['litigations', 'one', id],
    queryFn: ({ signal }) => calls.one(id, signal),
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return <LitigationPage key={id} litigation={data} />
}

function New() {
  return (
    <>
      <Head title={texts.create} back={{ path: '/litigations', label: texts.title }} />
      <LitigationForm />
    </>
  )
}

/** The litigations, a new one, and each of them. */
export function LitigationPages() {
  return (
    <Routes>
      <Route index element={<LitigationListScreen />} />
      <Route path="new" element={<New />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
