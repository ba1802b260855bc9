import zlib from 'node:zlib'

const table = new Int32Array(256).map((_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function byTable(data: Uint8Array, start: number): number {
  let value = ~start
  for (const byte of data) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return ~value >>> 0
}

type Crc32 = (data: Uint8Array, start: number) => number
const native = (zlib as { crc32?: Crc32 }).crc32

/** CRC-32 of data that follows data whose CRC is `start`; Node's own where it has one (from 20.15 on). */
export const crc32: Crc32 = native ?? byTable
