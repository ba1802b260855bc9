interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'data_matrix', 'qr_code'] as const

/** Whether the browser reads barcodes from a camera. */
export const hasCamera = (): boolean =>
  typeof window.BarcodeDetector === 'function' && 'mediaDevices' in navigator

/** Looks for a code in what the camera shows until one is read or it is stopped. */
export function watchCodes(video: HTMLVideoElement, onText: (text: string) => boolean): () => void {
  const Detect = window.BarcodeDetector
  if (!Detect) return () => undefined
  const detector = new Detect({ formats })
  let isOn = true
  const look = async () => {
    const found = await detector.detect(video).catch(() => [])
    if (isOn && !found.some(({ rawValue }) => onText(rawValue))) window.setTimeout(look, 120)
  }
  void look()
  return () => {
    isOn = false
  }
}
