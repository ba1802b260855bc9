import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Fault, withFault } from './fault'

const rooms = ['examples', 'i18n', 'providers', 'resources', 'scripts', 'server', 'src', 'test']
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

/** A copy of the code in which faults are written, so that the compiler says what it thinks of them. */
export class Types {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mutant-types-'))
  private isReady = false

  private compile(): Promise<string> {
    const args = [
      'tsc',
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      'types.tsbuildinfo',
    ]
    return new Promise((done) => {
      execFile('npx', args, { cwd: this.folder, maxBuffer: 2 ** 26 }, (_error, out) => done(out))
    })
  }

  private async ready(): Promise<void> {
    if (this.isReady) return
    for (const name of [...rooms, ...files]) cpSync(name, join(this.folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'))
    const said = await this.compile()
    if (/error TS/.test(said))
      throw new Error(`The code has errors without any fault:\n${said.slice(0, 2000)}`)
    this.isReady = true
  }

  /** What the compiler says first against a fault; undefined when it accepts it. */
  async refusal(fault: Fault): Promise<string | undefined> {
    await this.ready()
    const path = join(this.folder, fault.path)
    const text = readFileSync(fault.path, 'utf8')
    writeFileSync(path, withFault(text, fault))
    try {
      return (await this.compile()).match(/error TS\d+/)?.[0].replace('error', 'the compiler:')
    } finally {
      writeFileSync(path, text)
    }
  }

  stop(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
