import Box from '@mui/material/Box'
import { systemScreenTexts as texts } from '../../../i18n/fr/system'
import type { SystemPoint } from '../../../resources/system/system-answers'
import { SystemChart, type SystemLine } from './SystemChart'

interface Picture {
  title: string
  lines: readonly SystemLine[]
  most?: number
}

const one = (title: string, of: SystemLine['of']): Picture => ({ title, lines: [{ label: title, of }] })

const pictures = (): Picture[] => [
  one(texts.requests, ({ requests }) => requests),
  one(texts.errors, ({ errors }) => errors),
  one(texts.time, ({ mean_ms }) => mean_ms),
  one(texts.lag, ({ lag_ms }) => lag_ms),
  {
    title: texts.waiting,
    lines: [
      { label: texts.mails, of: ({ mails }) => mails },
      { label: texts.webhooks, of: ({ webhooks }) => webhooks },
      { label: texts.queue, of: ({ queue }) => queue },
    ],
  },
  one(texts.busy, ({ busy }) => busy),
  { ...one(texts.disk, ({ disk_percent }) => disk_percent), most: 100 },
  one(texts.logins, ({ logins }) => logins),
]

/** The figures of the server as pictures; the delay of backups where there are any. */
export function SystemCharts({ points }: { points: readonly SystemPoint[] }) {
  const hasBackups = points.some(({ wal_s }) => wal_s !== null && wal_s !== undefined)
  const shown = hasBackups ? [...pictures(), one(texts.wal, ({ wal_s }) => wal_s)] : pictures()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {shown.map((picture) => (
        <SystemChart key={picture.title} points={points} {...picture} />
      ))}
    </Box>
  )
}
