import { useParams } from 'react-router'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { PageHead } from '../../../layout/PageHead'
import { EmptyState } from '../../../widgets/EmptyState'
import { MailModelActions } from './MailModelActions'
import { MailModelForm } from './MailModelForm'

/** One model: its texts on the left, the mail that they make on the right. */
export function MailModelPage({ models }: { models: readonly MailModelAnswer[] }) {
  const { name } = useParams()
  const model = models.find((one) => one.name === name)
  if (!model) return <EmptyState title={texts.notFound} />
  return (
    <>
      <PageHead title={model.label} back={{ path: '/mail-models', label: texts.title }}>
        <MailModelActions model={model} />
      </PageHead>
      <MailModelForm key={`${model.name} ${model.lock_version}`} model={model} />
    </>
  )
}
