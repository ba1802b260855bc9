import VolumeUp from '@mui/icons-material/VolumeUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { readFile } from '../../../providers/kept-files'
import { useEngine } from '../../fields/engine'
import { useObjectUrl } from '../../widgets/object-url'

/** A note that was spoken about a line: fetched when somebody wants to hear it. */
export function HeardNote({ id, label }: { id: number; label: string }) {
  const { http } = useEngine()
  const [note, setNote] = useState<Blob | null>(null)
  const url = useObjectUrl(note)
  const hear = () =>
    readFile(http, id).then(
      ({ blob }) => setNote(blob),
      () => undefined,
    )
  if (!url)
    return (
      <Button size="small" startIcon={<VolumeUp />} onClick={() => void hear()}>
        {texts.listen({ label })}
      </Button>
    )
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.voiceOf({ label })}</Box>
      {/* biome-ignore lint/a11y/useMediaCaption: a spoken note has no words of its own */}
      <audio controls autoPlay src={url} aria-label={texts.voiceOf({ label })} style={{ height: 40 }} />
    </Box>
  )
}
