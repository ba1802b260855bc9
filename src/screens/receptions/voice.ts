/** Seconds that a note has at most: it is kept on the device with what is typed. */
export const longestVoice = 60

/** Bits of speech a second: a minute is less than a photo. */
const bits = 24_000

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'] as const

const known = () => types.find((type) => MediaRecorder.isTypeSupported(type))

/** Whether this browser records. */
export const hasMicrophone = (): boolean => typeof MediaRecorder === 'function' && known() !== undefined

export const voiceEnding = (type: string): string =>
  type.startsWith('audio/webm') ? 'webm' : type.startsWith('audio/ogg') ? 'ogg' : 'm4a'

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Records until it is stopped; answers how to, and the note as a data address. */
export async function record(): Promise<{ stop: () => void; done: Promise<string> }> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType: known(), audioBitsPerSecond: bits })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const done = new Promise<string>((resolve, reject) => {
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      addressOf(new Blob(parts, { type: recorder.mimeType.replace(/;.*$/, '') })).then(resolve, reject)
    }
  })
  recorder.start()
  return { stop: () => recorder.state === 'recording' && recorder.stop(), done }
}
