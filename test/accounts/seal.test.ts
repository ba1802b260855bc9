import { expect, test } from 'vitest'
import { isOfPresent, seal, unseal } from '../../server/seal'

const config = { dataDir: '/nowhere', secretKey: 'un secret de trente-deux caractères' }

test('a sealed text opens with the same secret, use and place only, and is never sealed alike twice', () => {
  const sealed = seal(config, 'totp', { place: 7, text: 'œuf à la coque' })
  expect(unseal(config, 'totp', { place: 7, sealed })).toBe('œuf à la coque')
  expect(unseal(config, 'totp', { place: 8, sealed })).toBeUndefined()
  expect(unseal(config, 'mail', { place: 7, sealed })).toBeUndefined()
  expect(
    unseal({ ...config, secretKey: 'un autre de trente-deux caractères !' }, 'totp', { place: 7, sealed }),
  ).toBeUndefined()
  expect(seal(config, 'totp', { place: 7, text: 'œuf à la coque' })).not.toBe(sealed)
})

test('a damaged text opens no more, wherever it is damaged', () => {
  const [id, body = ''] = seal(config, 'totp', { place: 7, text: 'secret' }).split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (const at of bytes.keys()) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    expect(
      unseal(config, 'totp', { place: 7, sealed: `${id}.${damaged.toString('base64url')}` }),
    ).toBeUndefined()
  }
  for (const text of ['', 'abc', sealedHead(bytes)])
    expect(unseal(config, 'totp', { place: 7, sealed: text })).toBeUndefined()
})

const sealedHead = (bytes: Buffer) => bytes.subarray(0, 20).toString('base64url')

test('the secret before still opens what it sealed, with its id or from before ids; a third one opens nothing', () => {
  const next = { dataDir: '/nowhere', secretKey: 'le nouveau, de trente-deux caractères' }
  const rotating = { ...next, secretKeyPrevious: config.secretKey }
  const sealed = seal(config, 'totp', { place: 7, text: 'secret' })
  expect(unseal(rotating, 'totp', { place: 7, sealed })).toBe('secret')
  expect(unseal(rotating, 'totp', { place: 7, sealed: sealed.slice(9) })).toBe('secret')
  expect(unseal(next, 'totp', { place: 7, sealed })).toBeUndefined()
  const again = seal(rotating, 'totp', { place: 7, text: 'secret' })
  expect([again.slice(0, 9) === sealed.slice(0, 9), isOfPresent(rotating, again)]).toEqual([false, true])
  expect(unseal(next, 'totp', { place: 7, sealed: again })).toBe('secret')
})
