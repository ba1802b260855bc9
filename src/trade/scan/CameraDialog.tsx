import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { scanTexts } from '../../../i18n/fr/scan'
import { type ScannedCode, scannedCode } from '../../../resources/catalogue/scanned-code'
import { Modal } from '../../widgets/Modal'
import { watchCodes } from './camera'

interface Props {
  onCode: (code: ScannedCode) => void
  onClose: () => void
}

/** What the camera behind the phone sees, until it has read a code. */
export function CameraDialog({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const read = useEffectEvent((text: string) => {
    const code = scannedCode(text)
    if (code) onCode(code)
    return code !== undefined
  })
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const start = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const end = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (isGone || !video.current) return end()
      video.current.srcObject = stream
      const unwatch = watchCodes(video.current, (text) => read(text))
      stop = () => {
        unwatch()
        end()
      }
      if (isGone) stop()
    }
    start().catch(() => setRefused(true))
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <Modal open title={scanTexts.title} onClose={onClose}>
      {isRefused ? (
        <Alert severity="warning">{scanTexts.refused}</Alert>
      ) : (
        <>
          <Box
            ref={video}
            component="video"
            autoPlay
            muted
            playsInline
            aria-label={scanTexts.view}
            sx={{
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'cover',
              borderRadius: 2,
              bgcolor: 'common.black',
              display: 'block',
            }}
          />
          <Box role="status" sx={{ mt: 1.5, textAlign: 'center', color: 'text.secondary' }}>
            {scanTexts.aim}
          </Box>
        </>
      )}
    </Modal>
  )
}
