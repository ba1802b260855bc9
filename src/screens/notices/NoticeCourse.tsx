import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { shownStates } from '../../../resources/tenders/notice-states'
import type { Slot } from '../../admin/form/extensions'

/** Whose facts a notice shows, and the way to its public page while it has one. */
export const NoticeCourse: Slot = ({ scope: { record } }) => {
  if (!record) return null
  const isShown = shownStates.some((state) => state === record.status)
  if (!isShown && !record.tender_id) return null
  return (
    <Box sx={{ mb: 2 }}>
      {Boolean(record.tender_id) && (
        <Alert
          severity="info"
          sx={{ mb: isShown ? 2 : 0 }}
          action={
            <Button component={Link} to={`/tender/${record.tender_id}`} color="inherit">
              {texts.seeTender}
            </Button>
          }
        >
          {texts.ofTender}
        </Alert>
      )}
      {isShown && (
        <Button
          component="a"
          href={`/public-notices/notices/${record.id}`}
          target="_blank"
          rel="noopener"
          color="inherit"
        >
          {texts.see}
        </Button>
      )}
    </Box>
  )
}
