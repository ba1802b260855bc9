import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'

/** Instructions of a Dockerfile, continued lines joined: the word and what follows. */
const instructions = (text: string) =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))

/** What is wrong with a Dockerfile: its syntax, and what a container of ours must be. */
function faultsOf(text: string): string[] {
  const all = instructions(text)
  const last = all.slice(all.findLastIndex(({ word }) => word === 'FROM'))
  const of = (word: string) => last.filter((one) => one.word === word).map(({ rest }) => rest)
  const faults = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)
  const user = of('USER').at(-1)
  if (!user || ['root', '0'].includes(user)) faults.push('runs as root')
  if (!of('HEALTHCHECK').length) faults.push('has no health check')
  if (!of('CMD').at(-1)?.startsWith('["node"'))
    faults.push('is not started by node itself, which gets the signals')
  for (const { rest } of all.filter(({ word }) => word === 'FROM'))
    if (!/^\S+:\d+\.\d+\S*( AS \w+)?$/.test(rest)) faults.push(`is made from no fixed version: ${rest}`)
  for (const { rest } of all.filter(({ word }) => ['ENV', 'ARG'].includes(word)))
    if (/(KEY|PASSWORD|SECRET|DATABASE_URL)=/.test(rest)) faults.push('holds a secret')
  for (const { rest } of all.filter(({ word }) => word === 'COPY')) {
    const [from, ...places] = rest.startsWith('--from') ? rest.split(' ') : ['', ...rest.split(' ')]
    for (const place of places.slice(0, -1)) {
      const path = from ? place.replace('/app/', '') : place
      if (!['node_modules', 'dist'].includes(path) && !existsSync(path))
        faults.push(`copies ${path}, which is not there`)
    }
  }
  return faults
}

describe('the Dockerfile', () => {
  const text = readFileSync('Dockerfile', 'utf8')

  test('is sound: syntax, fixed versions, an ordinary user, a health check, no secret, files that are there', () => {
    expect(faultsOf(text)).toEqual([])
  })

  test.each([
    ['USER node', '', 'runs as root'],
    ['USER node', 'USER root', 'runs as root'],
    [/HEALTHCHECK[\s\S]*?\nCMD/, 'CMD', 'has no health check'],
    ['FROM node:24.21-bookworm-slim AS', 'FROM node:latest AS', 'no fixed version'],
    ['ENV NODE_ENV=production', 'ENV SECRET_KEY=abc', 'holds a secret'],
    ['COPY . .', 'COPI . .', 'Unknown instruction'],
    ['package.json package-lock.json', 'package.json yarn.lock', 'copies yarn.lock'],
  ])('is refused with %s changed to %s', (from, to, fault) => {
    expect(faultsOf(text.replace(from, to)).join()).toContain(fault)
  })

  test('leaves at home what no container needs: history, data, secrets', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', '.env']))
  })
})

describe('the systemd unit', () => {
  const text = readFileSync('deploy/portail-achats.service', 'utf8')

  test('runs what the build makes, as an ordinary user, starts again, and is given time to drain', () => {
    expect(text).toMatch(/^User=portail$/m)
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/node .*dist\/server\/main\.js$/m)
    expect(text).toMatch(/^Restart=always$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(5 + 10 + 5 + 3 + 25)
  })

  const hasSystemd = existsSync('/usr/bin/systemd-analyze') && existsSync('/usr/bin/node')
  test.skipIf(!hasSystemd)('is what systemd understands', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/portail-achats.service'], {
      encoding: 'utf8',
    })
    expect(
      stderr
        .split('\n')
        .filter((line) => line.includes('portail-achats') && !line.includes('not executable')),
    ).toEqual([])
  })
})
