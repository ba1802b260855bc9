import { useParams } from 'react-router'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import { EmptyState } from '../../../widgets/EmptyState'
import { Head } from '../../stock/Head'
import { MailModelActions } from './MailModelActions'
import { MailModelForm } from './MailModelForm'
import type { MailModelLine } from './use-mail-models'

/** One model: its texts on the left, the mail that they make on the right. */
export function MailModelPage({ models }: { models: readonly MailModelLine[] }) {
  const { name } = useParams()
  const model = models.find((one) => one.name === name)
  if (!model) return <EmptyState title={texts.notFound} />
  return (
    <>
      <Head title={model.label} back={{ path: '/mail-models', label: texts.title }}>
        <MailModelActions model={model} />
      </Head>
      <MailModelForm key={`${model.name} ${model.lock_version}`} model={model} />
    </>
  )
}
