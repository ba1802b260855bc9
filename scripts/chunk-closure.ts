import type { Rollup } from 'vite'

/** The files of a build that others import at once, with these; without what is there already, and what that imports. */
export function chunkClosure(
  bundle: Rollup.OutputBundle,
  names: readonly string[],
  but: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name) || but.has(name)) return
    files.add(name)
    chunk.imports.forEach(take)
  }
  names.forEach(take)
  return files
}

/** The files of JavaScript in a build. */
export const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk')
