import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { shownStates } from '../../../resources/tenders/notice-states'
import type { Slot } from '../../admin/form/extensions'

/** The way to the public page of a notice, while it has one. */
export const NoticeCourse: Slot = ({ scope: { record } }) => {
  if (!record || !shownStates.some((state) => state === record.status)) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        component="a"
        href={`/public-notices/notices/${record.id}`}
        target="_blank"
        rel="noopener"
        color="inherit"
      >
        {texts.see}
      </Button>
    </Box>
  )
}
