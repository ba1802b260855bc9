import { realpathSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { waitForApi } from './scripts/dev-api-ready'
import { firstFilesOfScreens } from './scripts/first-files'
import { lightEndpoints } from './scripts/light-endpoints'
import { lightPackages } from './scripts/light-packages'
import { serviceWorker } from './scripts/service-worker'
import { sharedChunks } from './scripts/shared-chunks'
import { site } from './scripts/site'
import { standIn } from './scripts/stand-in'
import { startImages } from './scripts/start-images'
import { pages } from './scripts/vite-pages'

const port = Number(process.env.PORT ?? 3000)
const apiPort = Number(process.env.API_PORT ?? port + 1)
/** `npm run dev:ui`: nothing is behind the pages. */
const isAlone = process.env.STAND_IN === '1'
const proxied = ['/api', '/healthz', '/readyz', '/upload', '/unilogin']

/** The browser's side: one HTML entry an application, no inline script but that of the frame (`server/page-frame.ts`), which the policy of the pages names by its hash. */
export default defineConfig({
  appType: 'custom',
  plugins: [
    react(),
    lightEndpoints(),
    lightPackages(),
    isAlone ? standIn(proxied) : waitForApi(apiPort, proxied),
    pages(),
    serviceWorker(),
    startImages(),
    firstFilesOfScreens(),
  ],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    // The folder of the packages may be a link.
    fs: { allow: ['.', realpathSync('node_modules')] },
    proxy: isAlone
      ? {}
      : Object.fromEntries(
          proxied.map((path) => [path, { target: `http://127.0.0.1:${apiPort}`, ws: true }]),
        ),
    watch: { ignored: ['**/data/**', '**/dist/**', '**/test/**', '**/server/**'] },
  },
  build: {
    rolldownOptions: {
      output: {
        // Rolldown names a file after every page that needs it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names: [name = 'file'] }) =>
          `assets/${name.replace(/[~.].*/, '')}-[hash][extname]`,
        codeSplitting: {
          // Fewer files compress better: what every page loads first.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            {
              name: 'base',
              test: /(vite\/preload-helper|theme\/(color-scheme|scheme)|toast-store|providers\/(notice|product|files)|schema\/marks)\.[jt]s$/,
            },
            {
              // What the login and the public pages share of forms: apart, small files weigh more.
              name: 'entry',
              test: /src\/login\/(context|Field|Link|router|ToastList|Wordmark|once|email|link-token|use-submit|SubmitButton)\.tsx?$/,
            },
            {
              name: 'list',
              test: /src\/admin\/list\/(kept-store|use-kept|list-url|use-list-keys|list-screen|cell-style)\.tsx?$|src\/admin\/(filters\/filter-kind|actions\/use-actions)\.tsx?$/,
            },
            {
              // Makes declared calls in every application: apart, else it stands with the code of who asks first.
              name: 'calls',
              test: /(src\/fields\/endpoints|providers\/endpoints|resources\/schema\/endpoint)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // What pages make the calls of their start by: the login's first page shows without it.
            { name: 'tokens', test: /theme\/tokens\.css$/ },
            { name: 'send', test: /(providers\/send-to|\/(menu|help|login)-endpoints)\.ts$/ },
            ...sharedChunks(),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
    outDir: site.outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Naming the chunks of every screen would weigh on the first load: a screen's own are asked for as it is opened.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => dep.endsWith('.css')) : deps,
    },
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
