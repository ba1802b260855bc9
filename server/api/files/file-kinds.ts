/** A kind of file that may be kept. */
export interface FileKind {
  endings: readonly string[]
  mime: string
  /** Whether the first bytes are those of this kind. */
  matches: (start: Buffer) => boolean
  image?: boolean
}

const begins =
  (text: string, at = 0) =>
  (start: Buffer) =>
    start.toString('latin1', at, at + text.length) === text
const der = (start: Buffer) => start[0] === 0x30 || begins('-----BEGIN ')(start)
const xml = (start: Buffer) => /^(\u00ef\u00bb\u00bf)?\s{0,20}</.test(start.toString('latin1', 0, 64))
const zip = begins('PK\u0003\u0004')
const ole = begins('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')
const office = 'application/vnd.openxmlformats-officedocument'

/** Every kind of file that the product keeps; nothing that a browser would run (no SVG, no HTML), XML as a download alone. */
export const fileKinds: readonly FileKind[] = [
  { endings: ['pdf'], mime: 'application/pdf', matches: begins('%PDF-') },
  { endings: ['doc'], mime: 'application/msword', matches: ole },
  { endings: ['docx'], mime: `${office}.wordprocessingml.document`, matches: zip },
  { endings: ['xls'], mime: 'application/vnd.ms-excel', matches: ole },
  { endings: ['xlsx'], mime: `${office}.spreadsheetml.sheet`, matches: zip },
  { endings: ['png'], mime: 'image/png', matches: begins('\u0089PNG\r\n\u001a\n'), image: true },
  { endings: ['jpg', 'jpeg'], mime: 'image/jpeg', matches: begins('\u00ff\u00d8\u00ff'), image: true },
  {
    endings: ['gif'],
    mime: 'image/gif',
    matches: (start) => begins('GIF87a')(start) || begins('GIF89a')(start),
    image: true,
  },
  { endings: ['mp4'], mime: 'video/mp4', matches: begins('ftyp', 4) },
  { endings: ['m4a'], mime: 'audio/mp4', matches: begins('ftyp', 4) },
  { endings: ['webm'], mime: 'audio/webm', matches: begins('\u001a\u0045\u00df\u00a3') },
  { endings: ['ogg'], mime: 'audio/ogg', matches: begins('OggS') },
  { endings: ['p7s'], mime: 'application/pkcs7-signature', matches: der },
  { endings: ['xml'], mime: 'application/xml', matches: xml },
  { endings: ['sig'], mime: 'application/octet-stream', matches: (start) => der(start) || xml(start) },
]

export const endingOf = (filename: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''

/** The kind that both the name and the first bytes tell; undefined when they do not agree or are not known. */
export function kindOfFile(filename: string, start: Buffer): FileKind | undefined {
  const ending = endingOf(filename)
  return fileKinds.find(({ endings, matches }) => endings.includes(ending) && matches(start))
}
