import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askDatabase } from '../../kit/database-faults'
import { eventually, ready, startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'
import { startTraffic } from '../../kit/traffic'

const isLong = Number(process.env.FAULTS ?? 1) > 1
const mebibyte = 1024 * 1024

/** A small disk of its own; undefined where that is not allowed (only root may mount). */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portail-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder])
  if (status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

/** Takes what is left of the disk but for a little. */
function fill(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - mebibyte)))
  return ballast
}

test.runIf(isLong)(
  'a full disk: people are told to come back, and are served again when there is room',
  {
    timeout: 300_000,
  },
  async (context) => {
    const disk = smallDisk()
    if (!disk) return context.skip('mounting a small disk needs root')
    const dataDir = join(disk, 'data')
    const product = await startProduct({ DATA_DIR: dataDir })
    try {
      await ready(product)
      const traffic = await startTraffic(product)
      const ballast = fill(disk)
      const isFull = () => traffic.noted.some(({ status }) => status === 503)
      const write =
        "create table if not exists room as select repeat('x', 1000) from generate_series(1, 20000)"
      await eventually(async () => {
        if (!existsSync(ballast)) return true
        await askDatabase(product, write)
        return isFull()
      }, 120_000)
      expect(isFull()).toBe(true)
      rmSync(ballast)
      await askDatabase(product, 'drop table if exists room')
      const since = performance.now()
      const isServed = () =>
        product.hasEnded() ||
        traffic.noted.some(({ at, status, path }) => at > since && status === 200 && path.includes('unit'))
      await eventually(isServed, 20_000)
      const back = Math.round(performance.now() - since)
      const told = traffic.noted.filter(({ status }) => status === 503).length
      await traffic.stop()
      expect(product.hasEnded()).toBe(false)
      expect(traffic.wrong()).toEqual([])
      expect(back).toBeLessThan(5000)
      promise('disk full', 1, `0 exits, 0 × 500, ${told} × 503; back ${back} ms after there was room`)
    } finally {
      await product.stop()
      spawnSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
)
