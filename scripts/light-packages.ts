import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const router = resolve('node_modules/react-router/dist/production')

/** What stands in built pages for modules that no browser of today needs, and why. */
const stands: Readonly<Record<string, { from: RegExp; code: string }>> = {
  // node-polyglot's, which bring a dozen packages with them.
  'object.entries': { from: /node-polyglot/, code: 'module.exports = Object.entries' },
  hasown: { from: /node-polyglot/, code: 'module.exports = Object.hasOwn' },
  // ra-core's contexts pick by plain names; lodash's reads paths as well.
  'lodash/pick.js': {
    from: /ra-core\/dist\/controller/,
    code: 'export default (from, names) => Object.fromEntries(names.filter((name) => from && name in from).map((name) => [name, from[name]]))',
  },
  // What ra-core compares is kept as JSON or declared.
  'lodash/isEqual.js': {
    from: /ra-core\/dist\/(core|store)/,
    code: "export { dequal as default } from 'dequal/lite'",
  },
  // react-admin's own looks, where an application gives its theme.
  './defaultTheme.js': {
    from: /ra-ui-materialui\/dist\/theme/,
    code: 'export const [defaultTheme, defaultLightTheme, defaultDarkTheme] = [{}, {}, {}]',
  },
  // emotion's withTheme alone asks for it, and nobody for that.
  'hoist-non-react-statics': { from: /@emotion/, code: 'export default (target) => target' },
  // What axios names for others and the product does not use.
  './helpers/HttpStatusCode.js': { from: /axios\/lib\/axios/, code: 'export default {}' },
  './cancel/CancelToken.js': { from: /axios\/lib\/axios/, code: 'export default null' },
  './helpers/formDataToJSON.js': { from: /axios\/lib\/axios/, code: 'export default null' },
  '../helpers/formDataToJSON.js': { from: /axios\/lib\/defaults/, code: 'export default null' },
  // Queries are written by `paramsSerializer`, forms are sent as FormData: axios writes neither.
  './helpers/toFormData.js': { from: /axios\/lib\/axios/, code: 'export default null' },
  '../helpers/toFormData.js': { from: /axios\/lib\/defaults/, code: 'export default null' },
  '../helpers/toURLEncodedForm.js': { from: /axios\/lib\/defaults/, code: 'export default null' },
  './AxiosURLSearchParams.js': { from: /axios\/lib\/helpers\/buildURL/, code: 'export default null' },
  '../../../helpers/AxiosURLSearchParams.js': {
    from: /axios\/lib\/platform/,
    code: 'export default null',
  },
  // In a browser axios takes XMLHttpRequest, which alone tells how much of a file has left; as it leaves out Node's adapter.
  './fetch.js': { from: /axios\/lib\/adapters/, code: 'export const getFetch = null' },
}

/** Built pages take the lighter half of what packages offer; react-router's offers its development build only, whatever is asked. */
export const lightPackages = (): Plugin => ({
  name: 'light-packages',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${router}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
      ],
    },
  }),
  resolveId: (id, importer = '') => (stands[id]?.from.test(importer) ? `\0light:${id}` : undefined),
  load: (id) => stands[id.replace(/^\0light:/, '')]?.code,
})
