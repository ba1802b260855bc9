import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { drawStartImages } from '../server/start-images'

/** Draws what phones show while an installed application starts: the icon, on the ground, in the size of each screen. */
export const startImages = (): Plugin => ({
  name: 'start-images',
  apply: 'build',
  generateBundle() {
    for (const { name, bytes } of drawStartImages(readFileSync('public/icons/portail-512.png')))
      this.emitFile({ type: 'asset', fileName: name, source: bytes })
  },
})
