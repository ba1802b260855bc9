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

/** What a document of pdfkit writes with its standard fonts, piece by piece in the order of its streams. */
export const textsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, stream = '']) => [...inflated(stream).matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) => Buffer.from(hexOf(shown), 'hex').toString('latin1'))
