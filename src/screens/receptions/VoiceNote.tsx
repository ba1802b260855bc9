import Delete from '@mui/icons-material/DeleteOutlined'
import Mic from '@mui/icons-material/MicNone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useMemo, useRef, useState } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { useObjectUrl } from '../../widgets/object-url'
import { toast } from '../../widgets/toast-store'
import { blobOf } from './photo'
import { hasMicrophone, longestVoice, record } from './voice'

interface Props {
  label: string
  voice: string | undefined
  onChange: (voice: string | undefined) => void
}

/** A note spoken about a line: recorded here, heard again, kept with the reception. */
export function VoiceNote({ label, voice, onChange }: Props) {
  const stop = useRef<() => void>(undefined)
  const [seconds, setSeconds] = useState<number>()
  const blob = useMemo(() => (voice ? blobOf(voice) : null), [voice])
  const url = useObjectUrl(blob)
  const isOn = seconds !== undefined
  useEffect(() => {
    if (!isOn) return
    const timer = window.setInterval(() => setSeconds((now = 0) => now + 1), 1000)
    return () => window.clearInterval(timer)
  }, [isOn])
  useEffect(() => {
    if (seconds === longestVoice) stop.current?.()
  }, [seconds])
  useEffect(() => () => stop.current?.(), [])
  if (!hasMicrophone()) return null
  const begin = async () => {
    try {
      const recording = await record()
      stop.current = recording.stop
      setSeconds(0)
      onChange(await recording.done)
    } catch {
      toast.error(texts.recordRefused)
    } finally {
      setSeconds(undefined)
    }
  }
  if (url)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
        {/* biome-ignore lint/a11y/useMediaCaption: a note that somebody has just spoken */}
        <audio
          controls
          src={url}
          aria-label={texts.voiceOf({ label })}
          style={{ height: 40, maxWidth: 240 }}
        />
        <IconButton aria-label={texts.removeVoice({ label })} onClick={() => onChange(undefined)}>
          <Delete />
        </IconButton>
      </Box>
    )
  return (
    <Button
      size="small"
      color={isOn ? 'error' : 'primary'}
      startIcon={<Mic />}
      aria-label={isOn ? undefined : texts.recordOf({ label })}
      onClick={() => (isOn ? stop.current?.() : void begin())}
      sx={{ display: 'flex', minHeight: 40 }}
    >
      {isOn ? texts.recordStop({ seconds }) : texts.record}
    </Button>
  )
}
