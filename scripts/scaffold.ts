import { execFileSync } from 'node:child_process'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../resources'
import { registerEverywhere } from './scaffold-places'

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

/** Puts a name in a list: one import, one place at its end. */
function listed(
  list: string,
  name: string,
  { from, entry = name }: { from: string; entry?: string },
): string {
  const end = list.lastIndexOf(']')
  const before = list.slice(0, end).trimEnd()
  const comma = /[[,]$/.test(before) ? '' : ','
  return `import { ${name} } from '${from}'\n${before}${comma} ${entry},${list.slice(end)}`
}

/** Puts the declaration in the list of its domain; a new domain has its list made, which `resources/index.ts` takes in. Answers what was written. */
async function register(domain: string, file: string, name: string): Promise<string[]> {
  const folder = path.resolve('resources', domain)
  const known = (await readdir(folder)).find((one) => one.endsWith('-resources.ts'))
  const list = path.join(folder, known ?? `${domain}-resources.ts`)
  const all = `${camel(domain)}Resources`
  const text = known
    ? await readFile(list, 'utf8')
    : `\n/** What is declared of ${domain}. */\nexport const ${all} = [\n] as const\n`
  await writeFile(list, listed(text, camel(name), { from: `./${file}` }))
  if (known) return [list]
  const index = path.resolve('resources/index.ts')
  await writeFile(
    index,
    listed(await readFile(index, 'utf8'), all, {
      from: `./${domain}/${domain}-resources`,
      entry: `...${all}`,
    }),
  )
  return [list, index]
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
  const file = name.replaceAll('_', '-')
  const target = path.resolve('resources', domain, `${file}.ts`)
  if (resources.has(name)) throw new Error(`« ${name} » is declared already: choose another name.`)
  if (kind === 'resource' && !(await exists(`server/${domain}/policies.ts`)))
    throw new Error(
      `server/${domain}/policies.ts is not there: a resource stands in a domain that has its row rights.`,
    )
  if (await exists(target)) throw new Error(`resources/${domain}/${file}.ts is already there.`)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, (kind === 'setting' ? settingText : resourceText)(name, one, many))
  const lists = await register(domain, file, name)
  const address = `/${name.replaceAll('_', '-')}`
  if (kind === 'resource')
    lists.push(...(await registerEverywhere({ domain, name, kind: pascal(name), path: address, many })))
  execFileSync('npx', ['biome', 'check', '--write', ...lists, target], { stdio: 'ignore' })
  const where = lists.map((list) => path.relative('.', list)).join(', ')
  console.log(`Written: resources/${domain}/${file}.ts, registered in ${where}.`)
  console.log(
    'In development it is in the browser at the next reload. Then: npm run migrate:new -- <name> writes its migration.',
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
