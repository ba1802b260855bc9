import { f } from '../schema/f'
import type { FileSignature } from '../schema/file-signature'
import type { Answer } from '../schema/infer'
import { maybe } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'

/** What a file of an offer is. */
export const answerFileKinds = {
  memoir: 'Mémoire technique',
  dc1: 'DC1 (lettre de candidature)',
  dc2: 'DC2 (déclaration du candidat)',
  dume: 'DUME',
  signature: 'Signature électronique',
  other: 'Autre pièce',
} as const
export type AnswerFileKind = keyof typeof answerFileKinds
export const isAnswerFileKind = (kind: string): kind is AnswerFileKind => Object.hasOwn(answerFileKinds, kind)

/** What can be said of a signature from the files alone: of digests, never of certificates or of who signed. */
export const fileVerifications = {
  intact: 'PDF signé, inchangé depuis sa signature',
  extended: 'PDF signé, complété depuis sa signature',
  altered: 'PDF modifié depuis sa signature',
  matches: 'Signe bien le fichier',
  differs: 'Ne signe pas le fichier',
  unverifiable: 'Signature non vérifiable',
} as const
export type FileVerification = keyof typeof fileVerifications

/** Where the encrypted bytes of these files are kept, and what may be sent. */
export const answerFolder = '/tender/answer'
export const answerFileEndings = [
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'],
  ...['p7s', 'sig', 'xml'],
] as const
/** Files of one answer. */
export const mostAnswerFiles = 60

/** A file of an answer as its sealed content keeps it; nothing else says its name, hash or key. */
export interface AnswerFile {
  id: number
  kind: AnswerFileKind
  /** Nothing where it is of the whole answer. */
  tender_family_id: number | null
  filename: string
  mime_type: string
  /** Of what was sent, in bytes. */
  size: number
  sha256: string
  at: string
  /** Opens its bytes. */
  key: string
  signature?: FileSignature
}

/** What is asked of a file that is sent: its kind, and its lot unless it is of the whole answer. */
export const sentFileFields = {
  kind: f.select(answerFileKinds, { label: 'Nature de la pièce', required: true }),
  lot: f.int({ label: 'Lot', min: 1 }),
} as const

/** A file of an offer, as its supplier reads it, and its buyers once it is open. */
export const answerFile = {
  id: told.int('Pièce'),
  kind: toldKey('Nature', answerFileKinds),
  tender_family_id: maybe(told.ref('tender_family', 'Lot')),
  filename: told.text('Nom du fichier'),
  size: told.int('Taille'),
  sha256: told.text('Empreinte SHA-256'),
  at: told.moment('Reçue le'),
  verification: maybe(toldKey('Signature', fileVerifications)),
  /** The names of what is signed, or should be. */
  signs: maybe(told.text('Fichier signé')),
}
export type ToldFile = Answer<typeof answerFile>

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '')

/** What can be said of a file's signature beside the others of its answer; nothing where it has none and should have none. */
export function verificationOf(
  file: Pick<AnswerFile, 'id' | 'kind' | 'filename' | 'signature'>,
  files: readonly Pick<AnswerFile, 'id' | 'filename' | 'sha256'>[],
): Pick<ToldFile, 'verification' | 'signs'> {
  const { kind, signature } = file
  if (signature?.pdf)
    return { verification: signature.pdf === 'unread' ? 'unverifiable' : signature.pdf, signs: null }
  const others = files.filter(({ id }) => id !== file.id)
  const digests = signature?.digests ?? []
  const signed = others.filter(({ sha256 }) => digests.includes(sha256))
  if (signed.length)
    return { verification: 'matches', signs: signed.map(({ filename }) => filename).join(', ') }
  const stem = stemOf(file.filename)
  const meant = digests.length
    ? others.find(({ filename }) => filename === stem || stemOf(filename) === stem)
    : undefined
  if (meant) return { verification: 'differs', signs: meant.filename }
  return { verification: signature || kind === 'signature' ? 'unverifiable' : null, signs: null }
}

/** The files of an answer without what opens them. */
export const toldFiles = (files: readonly AnswerFile[] = []): ToldFile[] =>
  files.map((file) => ({
    id: file.id,
    kind: file.kind,
    tender_family_id: file.tender_family_id,
    filename: file.filename,
    size: file.size,
    sha256: file.sha256,
    at: file.at,
    ...verificationOf(file, files),
  }))
