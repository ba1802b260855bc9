import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve('node_modules/react-router/dist/production')

/** React-router's package offers its development build only, whatever is asked: built pages take the other one. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${folder}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
      ],
    },
  }),
})
