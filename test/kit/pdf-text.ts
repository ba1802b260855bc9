import { constants, inflateSync } from 'node:zlib'

/** The last byte of a stream may look like the end of its line. */
const finishFlush = constants.Z_SYNC_FLUSH
const inflated = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { finishFlush }).toString('latin1')
  } catch {
    return ''
  }
}
const hexOf = (shown: string) => [...shown.matchAll(/<([0-9a-fA-F]+)>/g)].map(([, hex = '']) => hex).join('')

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflated(stream),
  )

/** The texts that are neither content of the structure nor passed over by readers of the screen (PDF/UA 7.1). */
export const unmarkedTexts = (pdf: Buffer): string[] =>
  streamsOf(pdf).flatMap((stream) => {
    let depth = 0
    return stream.split('\n').filter((line) => {
      if (/\bB(DC|MC)$/.test(line)) depth += 1
      if (/\bEMC$/.test(line)) depth -= 1
      return depth === 0 && line.endsWith(' TJ')
    })
  })

/** What a document of pdfkit writes with its standard fonts, piece by piece in the order of its streams. */
export const textsOf = (pdf: Buffer): string[] =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) => Buffer.from(hexOf(shown), 'hex').toString('latin1'))
