import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'

/** Asks in this terminal whether these may be dropped; without a terminal nobody says yes. A question that nobody waits for any more is given up. */
async function ask(drops: readonly string[], gone: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const list = drops.map((drop) => `  - ${drop}\n`).join('')
  const question = `\nLes déclarations ne connaissent plus :\n${list}Supprimer définitivement ? (oui / non) `
  const answer = await terminal.question(question, { signal: gone }).catch(() => '')
  terminal.close()
  return /^(o|oui|y|yes)$/i.test(answer.trim())
}

async function hear(line: Socket): Promise<void> {
  const gone = new AbortController()
  line.on('error', () => gone.abort()).on('close', () => gone.abort())
  const drops: string[] = JSON.parse(await text(line))
  line.end((await ask(drops, gone.signal)) ? 'yes' : 'no')
}

/** Hears the API's questions to the developer; answers the address on which it asks them. */
export async function hearQuestions(): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-dev-'))
  const address = join(folder, 'question')
  const server = createServer({ allowHalfOpen: true }, (line) => void hear(line))
  await new Promise<void>((done) => server.listen(address, done))
  const stop = () => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}
