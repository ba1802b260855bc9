import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import file from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { formats } from './formats'

// The package asks a public network for its program unless it is told where it stands.
prepareZXingModule({ overrides: { locateFile: () => file } })
const detector = new BarcodeDetector({ formats: [...formats] })

/** Answers each picture with the texts of its codes; null where this browser cannot read any. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  detector.detect(data).then(
    (found) => postMessage(found.map(({ rawValue }) => rawValue)),
    () => postMessage(null),
  )
})
