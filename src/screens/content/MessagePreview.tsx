import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useFormContext, useWatch } from 'react-hook-form'
import { sayMessage } from '../../../i18n/fr/messages'
import { messageTypes } from '../../../resources/content/dashboard-message'
import type { FormScope } from '../../admin/form/form-scope'
import { BannerCard } from '../../layout/portal-messages/BannerCard'
import { BlockingCard } from '../../layout/portal-messages/BlockingCard'
import { RichText } from '../../widgets/RichText'

interface Shown {
  type: unknown
  title: string
  html: string
}

/** The message as its readers will see it, while it is written. */
export function MessagePreview({ scope }: { scope: FormScope }) {
  return useFormContext() ? <Live /> : <Preview {...shownOf(scope.record ?? {})} />
}

function Live() {
  const [dashboardmessage_type_id, title, content] = useWatch({
    name: ['dashboardmessage_type_id', 'title', 'content'],
  })
  return <Preview {...shownOf({ dashboardmessage_type_id, title, content })} />
}

const text = (value: unknown, absent: string) => (typeof value === 'string' && value ? value : absent)

const shownOf = (row: Readonly<Record<string, unknown>>): Shown => ({
  type: row.dashboardmessage_type_id,
  title: text(row.title, sayMessage('message.noTitle')),
  html: text(row.content, `<p>${sayMessage('message.noContent')}</p>`),
})

function Preview({ type, title, html }: Shown) {
  const looks = {
    [messageTypes.popup]: ['message.previewPopup', <PopupCard key="popup" title={title} html={html} />],
    [messageTypes.blocking]: [
      'message.previewBlocking',
      <BlockingCard key="block" title={title} html={html} />,
    ],
  } as const
  const [where, card] = looks[type as 2] ?? [
    'message.previewBanner',
    <BannerCard key="banner" title={title} html={html} />,
  ]
  return (
    <Box component="section" aria-label={sayMessage('message.preview')} sx={{ mt: 3 }}>
      <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
        {sayMessage('message.preview')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{sayMessage(where)}</Box>
      <Box
        sx={{
          p: { xs: 1.5, md: 3 },
          borderRadius: 2,
          bgcolor: 'action.hover',
          display: 'grid',
          justifyItems: 'stretch',
        }}
      >
        <Box sx={{ justifySelf: 'center', width: '100%', maxWidth: 720 }}>{card}</Box>
      </Box>
    </Box>
  )
}

function PopupCard({ title, html }: { title: string; html: string }) {
  return (
    <Card sx={{ p: 3, maxWidth: 560, mx: 'auto' }} elevation={3}>
      <Box sx={{ typography: 'h3', mb: 1.5, overflowWrap: 'anywhere' }}>{title}</Box>
      <RichText html={html} />
      <Box sx={{ textAlign: 'right', mt: 2 }}>
        <Button variant="contained" disabled>
          {sayMessage('message.read')}
        </Button>
      </Box>
    </Card>
  )
}
