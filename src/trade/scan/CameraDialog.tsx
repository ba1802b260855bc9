import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { scanTexts } from '../../../i18n/fr/scan'
import { type ScannedCode, scannedCode } from '../../../resources/catalogue/scanned-code'
import { Modal } from '../../widgets/Modal'
import { watchCodes } from './camera'
import { type CameraFault, closeCamera, faultOf, type Lamp, lampOf, openCamera } from './open-camera'
import { TypedCode } from './TypedCode'

interface Props {
  onCode: (code: ScannedCode) => void
  onClose: () => void
}

/** Milliseconds after which a code that cannot be read is helped. */
const patience = 8000

/** What the camera behind the phone sees, until it has read a code; the code may be typed as well. */
export function CameraDialog({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<CameraFault>()
  const [isSlow, setSlow] = useState(false)
  const [lamp, setLamp] = useState<{ light: Lamp; isOn: boolean }>()
  const take = (text: string) => {
    const code = scannedCode(text)
    if (code) onCode(code)
    return code !== undefined
  }
  const read = useEffectEvent(take)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const late = setTimeout(() => setSlow(true), patience)
    const start = async () => {
      const stream = await openCamera()
      if (isGone || !video.current) return closeCamera(stream)
      video.current.srcObject = stream
      const light = lampOf(stream)
      if (light) setLamp({ light, isOn: false })
      const unwatch = watchCodes(
        video.current,
        (text) => read(text),
        () => setFault('failed'),
      )
      stop = () => {
        unwatch()
        closeCamera(stream)
      }
    }
    start().catch((error: unknown) => {
      if (!isGone) setFault(faultOf(error))
    })
    return () => {
      isGone = true
      clearTimeout(late)
      stop()
    }
  }, [])
  return (
    <Modal open title={scanTexts.title} onClose={onClose}>
      {fault ? (
        <Alert severity="warning">{scanTexts.faults[fault]}</Alert>
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
            {isSlow ? scanTexts.slow : scanTexts.aim}
          </Box>
          {lamp && (
            <Button
              fullWidth
              onClick={() => {
                const isOn = !lamp.isOn
                // One that does not obey is offered no more.
                lamp.light(isOn).then(
                  () => setLamp({ ...lamp, isOn }),
                  () => setLamp(undefined),
                )
              }}
            >
              {lamp.isOn ? scanTexts.lampOff : scanTexts.lampOn}
            </Button>
          )}
        </>
      )}
      <TypedCode key={fault} onText={take} isFirst={fault !== undefined} />
    </Modal>
  )
}
