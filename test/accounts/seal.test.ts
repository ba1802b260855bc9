import { expect, test } from 'vitest'
import { seal, unseal } from '../../server/seal'

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
  const bytes = Buffer.from(seal(config, 'totp', { place: 7, text: 'secret' }), 'base64url')
  for (const at of bytes.keys()) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    expect(unseal(config, 'totp', { place: 7, sealed: damaged.toString('base64url') })).toBeUndefined()
  }
  for (const text of ['', 'abc', sealedHead(bytes)])
    expect(unseal(config, 'totp', { place: 7, sealed: text })).toBeUndefined()
})

const sealedHead = (bytes: Buffer) => bytes.subarray(0, 20).toString('base64url')
