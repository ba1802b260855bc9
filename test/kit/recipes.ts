import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A block of the recipes: a command, a file, or a piece that goes into one. */
interface Block {
  language: string
  head: string
  body: string
}

/** The blocks of docs/recipes.md, in their order. */
function recipes(): Block[] {
  const text = readFileSync('docs/recipes.md', 'utf8')
  return [...text.matchAll(/^```(sh|sql|tsx?)\n([\s\S]*?)^```$/gm)].map(([, language = '', block = '']) => {
    const [head = '', ...lines] = block.split('\n')
    return { language, head: head.replace(/^(\/\/|--) /, ''), body: lines.join('\n') }
  })
}

/** Puts a piece after a line, or at the end of the last list; its imports go to the top. */
function put(text: string, piece: string, after: string | undefined): string {
  const lines = piece.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const rest = lines.filter((line) => line && !line.startsWith('import ')).join('\n')
  const all = text.split('\n')
  const at = after ? all.findIndex((line) => line.trim() === after) + 1 : endOfList(all)
  if (at < 1) throw new Error(`There is no line « ${after} »`)
  return [...imports, ...all.slice(0, at), rest, ...all.slice(at)].join('\n')
}

const endOfList = (lines: readonly string[]): number => lines.findLastIndex((line) => /^[\]}]/.test(line))

function follow(folder: string, { language, head, body }: Block, env: NodeJS.ProcessEnv): void {
  if (language === 'sh') {
    execFileSync('sh', ['-c', head], { cwd: folder, env, stdio: 'pipe' })
    return
  }
  const [, name = '', after] = /^in (\S+)(?: after (.+))?$/.exec(head) ?? []
  if (!name) {
    mkdirSync(dirname(join(folder, head)), { recursive: true })
    writeFileSync(join(folder, head), body)
    return
  }
  const file = join(folder, name)
  if (!existsSync(file)) throw new Error(`docs/recipes.md names ${name}, which is not there`)
  writeFileSync(file, put(readFileSync(file, 'utf8'), body, after))
}

/** Follows every recipe of docs/recipes.md to the letter in a copy of the project; answers how many blocks there were. */
export function followRecipes(folder: string, env: NodeJS.ProcessEnv): number {
  const blocks = recipes()
  for (const block of blocks) follow(folder, block, env)
  return blocks.length
}

/** What the compiler says of a copy of the project; empty when nothing. */
export function typeErrors(folder: string): Promise<string> {
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  return new Promise((done) => {
    execFile(
      process.execPath,
      [tsc, '--noEmit', '--checkers', '1', '-p', '.'],
      { cwd: folder },
      (error, stdout) => done(error ? stdout || error.message : ''),
    )
  })
}
