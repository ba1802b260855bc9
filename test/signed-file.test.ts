import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { verificationOf } from '../resources/tenders/answer-files'
import { signatureOf } from '../server/storage/signed-file'
import { signatureOf as cmsOf } from './kit/cms'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a detached signature says the digest that it signs, in DER, PEM or XML; what is none says nothing', () => {
  const digests = [sha256('mémoire')]
  const pem = `-----BEGIN CMS-----\n${cmsOf('mémoire').toString('base64')}\n-----END CMS-----\n`
  const value = Buffer.from(sha256('mémoire'), 'hex').toString('base64')
  const method = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>'
  const xml = `<ds:Signature><ds:SignedInfo>${method}<ds:DigestValue>${value}</ds:DigestValue></ds:SignedInfo></ds:Signature>`
  for (const one of [cmsOf('mémoire'), Buffer.from(pem), Buffer.from(xml)])
    expect(signatureOf(one)).toEqual({ digests })
  for (const other of ['<dume/>', '0\u0082', 'PK', ''])
    expect(signatureOf(Buffer.from(other, 'latin1')), other).toBeUndefined()
})

/** A PDF signed as Acrobat and the services of signature do: the digest of all but the signature itself. */
function signedPdf(): string {
  const room = 600
  const tail = ' >>\nendobj\ntrailer\n%%EOF\n'
  const head = (range: string) =>
    `%PDF-1.7\n1 0 obj\n<< /Type /Sig /ByteRange [${range.padEnd(40)}] /Contents `
  const first = head('').length
  const start = head(`0 ${first} ${first + room + 2} ${tail.length}`)
  return `${start}<${cmsOf(start + tail)
    .toString('hex')
    .padEnd(room, '0')}>${tail}`
}

test('a signed PDF is as it was signed, completed since, changed since, or cannot be told', () => {
  const stateOf = (text: string) => signatureOf(Buffer.from(text, 'latin1'))
  const pdf = signedPdf()
  expect(stateOf(pdf)).toEqual({ pdf: 'intact' })
  expect(stateOf(`${pdf}2 0 obj`)).toEqual({ pdf: 'extended' })
  expect(stateOf(pdf.replace('trailer', 'trailor'))).toEqual({ pdf: 'altered' })
  expect(stateOf('%PDF-1.7 /ByteRange [0 10 20 30000]')).toEqual({ pdf: 'unread' })
  expect(stateOf('%PDF-1.7 sans signature')).toBeUndefined()
})

test('what is said of a signature claims nothing beyond its digest', () => {
  const file = { id: 1, kind: 'memoir', filename: 'memoire.pdf', sha256: sha256('mémoire') } as const
  const said = (signature: object | undefined, filename = 'memoire.pdf.p7s') =>
    verificationOf({ id: 2, kind: 'signature', filename, signature }, [file])
  expect(said({ digests: [file.sha256] })).toEqual({ verification: 'matches', signs: 'memoire.pdf' })
  expect(said({ digests: [sha256('autre')] })).toEqual({ verification: 'differs', signs: 'memoire.pdf' })
  const unknown = { verification: 'unverifiable', signs: null }
  expect(said({ digests: [sha256('autre')] }, 'sceau.p7s')).toEqual(unknown)
  expect(said({ digests: [] })).toEqual(unknown)
  expect(said({ pdf: 'unread' })).toEqual(unknown)
  expect(said(undefined)).toEqual(unknown)
  expect(verificationOf(file, [])).toEqual({ verification: null, signs: null })
})
