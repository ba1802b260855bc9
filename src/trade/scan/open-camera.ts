import { lookup } from '../../../resources/schema/lookup'

/** Why a camera cannot be used. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'failed'

const faults: Readonly<Record<string, CameraFault>> = lookup({
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
})

/** What a refused camera is told as: by the name of the browser's error, « refused » for any other. */
export const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error && faults[error.name]) || 'refused'

/** The camera behind the device. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })

/** Ends what a camera shows. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Lights a lamp or puts it out; rejects where the device does not let it. */
export type Lamp = (isOn: boolean) => Promise<void>

/** The lamp beside the camera, where there is one. */
export function lampOf(stream: MediaStream): Lamp | undefined {
  const [track] = stream.getVideoTracks()
  const can = track?.getCapabilities?.()
  if (!track || !can || !('torch' in can && can.torch)) return undefined
  return (isOn) => {
    const wanted: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn }
    return track.applyConstraints({ advanced: [wanted] })
  }
}
