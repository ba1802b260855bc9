import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { Link } from 'react-router'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { Badge } from '../../../widgets/Badge'

/** Every model of mail, and which of them the group has rewritten. */
export function MailModelList({ models }: { models: readonly MailModelAnswer[] }) {
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {texts.title}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {texts.intro}
      </Box>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 960 }}>
        {models.map(({ name, label, subject, is_own }) => (
          <Box component="li" key={name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <CardActionArea component={Link} to={name} sx={lineStyle}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Box sx={{ fontWeight: 600 }}>{label}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {subject}
                </Box>
              </Box>
              {is_own && <Badge tone="blue" label={texts.own} />}
              <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />
            </CardActionArea>
          </Box>
        ))}
      </Card>
    </>
  )
}

const lineStyle = { px: 2.5, py: 1.5, display: 'flex', alignItems: 'center', gap: 2 }
