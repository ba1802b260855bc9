import { formats } from './formats'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats?: () => Promise<readonly string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

/** Reads the codes of what a camera shows at this moment; null where this browser cannot. */
interface Reader {
  read: (video: HTMLVideoElement) => Promise<readonly string[] | null>
  end: () => void
}

/** The browser's own reader, where it knows the codes of goods. */
async function ownReader(): Promise<Reader | undefined> {
  const Detect = window.BarcodeDetector
  const known = (await Detect?.getSupportedFormats?.().catch(() => [])) ?? []
  if (!Detect || !known.includes('ean_13')) return undefined
  const detector = new Detect({ formats: formats.filter((one) => known.includes(one)) })
  return {
    read: async (video) => (await detector.detect(video).catch(() => [])).map(({ rawValue }) => rawValue),
    end: () => undefined,
  }
}

/** Pixels of a picture's longer side: enough for a code held before a telephone, few enough for a slow one. */
const widest = 1280

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video
  if (!width || !height) return undefined
  const scale = Math.min(1, widest / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}

/** A reader in a worker of our own, loaded only where the browser has none. */
function workerReader(): Reader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  return {
    read: (video) =>
      new Promise((done) => {
        const picture = pictureOf(video, canvas)
        if (!picture) return done([])
        worker.onmessage = ({ data }: MessageEvent<readonly string[] | null>) => done(data)
        worker.onerror = () => done(null)
        worker.postMessage(picture, [picture.data.buffer])
      }),
    end: () => worker.terminate(),
  }
}

/** Milliseconds between two pictures. */
const pause = 120

/**
 * Looks for a code in what the camera shows until one is taken (`onText` answers so) or it is stopped; `onFailed` once this
 * browser turns out to read none.
 */
export function watchCodes(
  video: HTMLVideoElement,
  onText: (text: string) => boolean,
  onFailed: () => void,
): () => void {
  let isOn = true
  let reader: Reader | undefined
  const look = async () => {
    reader ??= (await ownReader()) ?? workerReader()
    const found = isOn ? await reader.read(video) : []
    if (!isOn) return reader.end()
    if (found === null) return onFailed()
    if (!found.some(onText)) window.setTimeout(look, pause)
  }
  void look()
  return () => {
    isOn = false
    reader?.end()
  }
}
