import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A change of a declaration: in a file, what becomes what; `sign` tells its errors from others. */
export interface Planted {
  what: string
  file: string
  from: string
  to: string
  sign: RegExp
}

/** Where an error stands: its file and line, what it says and the line itself. */
interface Fault {
  path: string
  text: string
}

const rooms = ['resources', 'i18n', 'providers', 'server', 'src'] as const

function plant(root: string, { file, from, to }: Planted): void {
  const path = join(root, file)
  const code = readFileSync(path, 'utf8')
  if (code.split(from).length !== 2) throw new Error(`${file} has not one « ${from} »`)
  writeFileSync(path, code.replace(from, to))
}

/** The errors of the compiler, each with the line that it stands on. */
function faultsIn(root: string): Fault[] {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--noEmit', '--checkers', '1', '--pretty', 'false', '-p', root],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  )
  return stdout.split(/\n(?=\S)/).flatMap((one) => {
    const [, path = '', line = '', told = ''] = /^(\S+?)\((\d+),\d+\): error (.*)$/s.exec(one) ?? []
    if (!path) return []
    const code = readFileSync(join(root, path), 'utf8').split('\n')[Number(line) - 1] ?? ''
    return [{ path, text: `${told.split('\n')[0]}\n${code}` }]
  })
}

/**
 * Plants the changes in a copy of the code, all at once, and counts what the compiler refuses of each, by room: one run of
 * the compiler tells of all, for each change has a name of its own.
 */
export function refusedOf(changes: readonly Planted[]): Map<string, Record<string, number>> {
  const root = mkdtempSync(resolve('node_modules/.planted-'))
  try {
    for (const room of rooms) cpSync(room, join(root, room), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: rooms }))
    for (const change of changes) plant(root, change)
    const faults = faultsIn(root)
    return new Map(changes.map(({ what, sign }) => [what, countedOf(faults, sign)]))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const countedOf = (faults: readonly Fault[], sign: RegExp): Record<string, number> => {
  const counts: Record<string, number> = Object.fromEntries(rooms.map((room) => [room, 0]))
  for (const { path, text } of faults) {
    const room = path.split('/')[0] ?? ''
    if (sign.test(text)) counts[room] = (counts[room] ?? 0) + 1
  }
  return counts
}
