import type { Plugin } from 'vite'
import { firstFiles } from '../server/pages'
import { chunkClosure, chunksOf } from './chunk-closure'
import { filesByAddress } from './shared-chunks'

/** Tells the server the files of the screens that a phone opens first: their page asks for them beside its own. */
export function firstFilesOfScreens(): Plugin {
  return {
    name: 'first-files',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle)
      const pages = chunkClosure(
        bundle,
        chunks.flatMap((one) => (one.isEntry && one.name === 'front-office' ? [one.fileName] : [])),
      )
      const filesOf = (names: readonly string[]) =>
        chunks.flatMap(({ name, fileName }) => (names.includes(name) ? [fileName] : []))
      const told = Object.entries(filesByAddress).map(([address, names]) => [
        address,
        [...chunkClosure(bundle, filesOf(names), pages)].map((name) => `/${name}`),
      ])
      this.emitFile({ type: 'asset', fileName: firstFiles, source: JSON.stringify(Object.fromEntries(told)) })
    },
  }
}
