import Box from '@mui/material/Box'
import { Link, useParams } from 'react-router'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import { useTitle } from '../../../admin/use-title'
import { EmptyState } from '../../../widgets/EmptyState'
import { MailModelActions } from './MailModelActions'
import { MailModelForm } from './MailModelForm'
import type { MailModelLine } from './use-mail-models'

/** One model: its texts on the left, the mail that they make on the right. */
export function MailModelPage({ models }: { models: readonly MailModelLine[] }) {
  const { name } = useParams()
  const model = models.find((one) => one.name === name)
  useTitle(model?.label ?? texts.title)
  if (!model) return <EmptyState title={texts.notFound} />
  return (
    <>
      <Box component={Link} to=".." relative="path" sx={{ typography: 'body2', color: 'primary.main' }}>
        {`‹ ${texts.back}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: '1 1 auto' }}>
          {model.label}
        </Box>
        <MailModelActions model={model} />
      </Box>
      <MailModelForm key={`${model.name} ${model.lock_version}`} model={model} />
    </>
  )
}
