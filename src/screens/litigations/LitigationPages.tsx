import { Route, Routes } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { UnknownPage } from '../../admin/UnknownPage'
import { PageHead } from '../../layout/PageHead'
import { useLitigationCalls } from '../../trade/use-litigations'
import { OneById } from '../OneById'
import { LitigationForm } from './LitigationForm'
import { LitigationListScreen } from './LitigationListScreen'
import { LitigationPage } from './LitigationPage'

function One() {
  const calls = useLitigationCalls()
  return (
    <OneById queryKey={['litigation', 'one']} read={(id, signal) => calls.one({ id }, { signal })}>
      {(litigation, id) => <LitigationPage key={id} litigation={litigation} />}
    </OneById>
  )
}

function New() {
  return (
    <>
      <PageHead title={texts.create} back={{ path: '/litigations', label: texts.title }} />
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
      <Route path=":id/show" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
