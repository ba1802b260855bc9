import { readFile, writeFile } from 'node:fs/promises'

/** Puts a line before the end of the list or the object that the file's last lines close. */
async function appended(file: string, end: ']' | '}', line: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const at = text.lastIndexOf(end)
  const before = text.slice(0, at).trimEnd()
  await writeFile(file, `${before}${/[[{,]$/.test(before) ? '' : ','}\n${line}\n${text.slice(at)}`)
  return file
}

const quote = (text: string) => JSON.stringify(text)
const verbs = [
  ['view', 'Voir', 1, 'SA AD CM AC GC LB'],
  ['create', 'Créer', 2, 'SA AD'],
  ['update', 'Modifier', 3, 'SA AD'],
  ['delete', 'Supprimer', 4, 'SA AD'],
] as const

interface Scaffolded {
  domain: string
  name: string
  /** `Warehouse`. */
  kind: string
  /** `/warehouse`. */
  path: string
  many: string
}

/** Permissions, menu, screen, row rights and the grant to profiles that exist; answers the files. */
export function registerEverywhere({ domain, name, kind, path, many }: Scaffolded): Promise<string[]> {
  const place = `BO/${kind}List`
  const permissions = verbs.map(([verb, label, level, to]) => {
    const said = `${label} les ${many.toLowerCase()}`
    return `p([${quote(verb + kind)}, ${quote(said)}], ${quote(place)}, { asks: ${level}, grants: '${to}' }),`
  })
  const names = verbs.map(([verb]) => quote(verb + kind)).join(', ')
  const grant = `{ name: ${quote(name)}, menus: [${quote(place)}], permissions: [${names}] },`
  return Promise.all([
    appended('resources/accounts/back-office-permissions.ts', ']', permissions.join('\n')),
    appended(
      'resources/accounts/back-office-menus.ts',
      ']',
      `entry(${quote(place)}, ${quote(many)}, { url: ${quote(path)}, icon: 'Category' }),`,
    ),
    appended('resources/accounts/granted-later.ts', ']', grant),
    appended('src/apps/back-office/screens.ts', '}', `${kind}List: generated(${quote(name)}),`),
    appended(
      `server/${domain}/policies.ts`,
      '}',
      `${name}: { backOffice: true, supplier: false, adherent: false },`,
    ),
  ])
}
