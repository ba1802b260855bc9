import Box from '@mui/material/Box'
import Card from '@mui/material/Card'

interface Props {
  /** What the frame shows, to who cannot see it. */
  title: string
  mail: { subject: string; html: string } | undefined
}

/** A mail as it arrives; it runs nothing and loads nothing. */
export const MailFrame = ({ title, mail }: Props) => (
  <Card sx={{ overflow: 'hidden' }}>
    <Box
      sx={{
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      {mail?.subject}
    </Box>
    <Box
      component="iframe"
      title={title}
      srcDoc={mail?.html ?? ''}
      sandbox=""
      sx={{ display: 'block', width: '100%', height: 560, border: 0, bgcolor: '#f4f6f8' }}
    />
  </Card>
)
