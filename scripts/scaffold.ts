import { execFileSync } from 'node:child_process'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const usage = `Usage:
  npm run scaffold -- setting <name> "<Singulier>" "<Pluriel>"            a settings table
  npm run scaffold -- resource <domain>/<name> "<Singulier>" "<Pluriel>"  a resource with a path of its own
<name> is lower case: letters, digits, underscores.`

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())

const settingText = (name: string, one: string, many: string) => `import { setting } from '../schema/setting'

export const ${camel(name)} = setting('${name}', [${quote(one)}, ${quote(many)}])
`

const resourceText = (name: string, one: string, many: string) => `import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

export const ${camel(name)} = defineResource('${name}', {
  label: [${quote(one)}, ${quote(many)}],
  title: 'label',
  calls: rest('/${name.replaceAll('_', '-')}'),
  access: { view: 'view${pascal(name)}', create: 'create${pascal(name)}', update: 'update${pascal(name)}', remove: 'delete${pascal(name)}' },
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120, unique: true }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
})
`

/** Puts the declaration in \`resources/index.ts\`: one import, one place in the list. */
export function registered(index: string, file: string, name: string): string {
  const line = `import { ${camel(name)} } from './${file}'`
  return `${line}\n${index}`.replace(/\n\]\)/, `\n  ${camel(name)},\n])`)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function main([kind, place = '', one, many]: readonly string[]) {
  const [domain, name = ''] = kind === 'resource' ? place.split('/') : ['settings', place]
  const known = kind === 'setting' || kind === 'resource'
  if (!known || !domain || !/^[a-z][a-z0-9_]*$/.test(name) || !one || !many) throw new Error(usage)
  const file = path.posix.join(domain, name.replaceAll('_', '-'))
  const target = path.resolve('resources', `${file}.ts`)
  if (await exists(target)) throw new Error(`resources/${file}.ts is already there.`)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, (kind === 'setting' ? settingText : resourceText)(name, one, many))
  const index = path.resolve('resources/index.ts')
  await writeFile(index, registered(await readFile(index, 'utf8'), file, name))
  execFileSync('npx', ['biome', 'check', '--write', index, target], { stdio: 'ignore' })
  console.log(`Written: resources/${file}.ts, registered in resources/index.ts.`)
  console.log(
    'In development it is in the browser at the next reload. Then: npm run migrate:new -- <name> writes its migration.',
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
