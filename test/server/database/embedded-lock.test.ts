import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '../../../server/database/embedded-lock'
import { processSpace, startedAt } from '../../../server/database/embedded-process'

let folder: string
const path = (): string => join(folder, 'portail.lock')
const owner = {
  pid: process.pid,
  started: startedAt(process.pid),
  host: hostname(),
  space: processSpace(),
  token: 't',
}
const leave = (other: Partial<typeof owner>): void =>
  writeFileSync(path(), JSON.stringify({ ...owner, ...other }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function takesOver(): Promise<void> {
  const lock = await lockFolder(folder)
  expect(JSON.parse(readFileSync(path(), 'utf8')).pid).toBe(process.pid)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
}

test('a lock is held until it is released', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('déjà utilisé')
  lock.release()
  await takesOver()
})

test('the lock of a process that is gone is taken over', async () => {
  leave({ pid: 2_147_483_000 })
  await takesOver()
})

test('the lock of a process whose number was given to another is taken over', async () => {
  leave({ started: '1' })
  await takesOver()
})

test('a lock cut short while it was written is taken over', async () => {
  writeFileSync(path(), '{"pid":')
  await takesOver()
})

test('the lock of another machine is kept while it beats and taken over when it is silent', async () => {
  leave({ host: 'ailleurs', pid: 7 })
  const beating = setInterval(() => utimesSync(path(), new Date(), new Date()), 100)
  await expect(lockFolder(folder)).rejects.toThrow('(processus 7 sur ailleurs)')
  clearInterval(beating)
  utimesSync(path(), new Date(0), new Date(0))
  await takesOver()
})

test('of two starts that find the same stale lock, one wins', async () => {
  for (let round = 0; round < 20; round += 1) {
    leave({ pid: 2_147_483_000 })
    const results = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)])
    const won = results.filter((result) => result.status === 'fulfilled')
    expect(won).toHaveLength(1)
    won[0]?.value.release()
  }
})
