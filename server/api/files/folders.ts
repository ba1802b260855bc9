import type { Registry } from '../../../resources/registry'
import { type Actor, may } from '../../database/actor'
import { canWriteField } from '../../database/rights'

/** What a folder of uploaded files takes, by the fields that keep their files there. */
export interface Folder {
  endings: ReadonlySet<string>
  /** Images of this folder are shown by their address: logos, avatars. */
  images: boolean
}

const documents = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg']
/** Everybody may change their own picture. */
const own = '/user'

const normal = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`

/** The folder of a name, if there is one and the actor may write a field that keeps its files there. */
export function folderOf(
  registry: Registry,
  actor: Actor,
  path: string,
): (Folder & { path: string }) | undefined {
  const wanted = normal(path)
  const fields = registry.all.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.folder === wanted)
      .map(([name, field]) => ({ resource, name, field })),
  )
  const open = fields.some(
    ({ resource, name }) =>
      canWriteField(resource, name, actor) &&
      (may(actor, resource.access.create) || may(actor, resource.access.update)),
  )
  if (!fields.length || !(open || wanted === own)) return undefined
  return {
    path: wanted,
    endings: new Set(fields.flatMap(({ field }) => field.accept ?? documents)),
    images: fields.some(({ field }) => field.kind === 'image'),
  }
}

/** The folders that hold logos. */
export const logoFolders = (registry: Registry): string[] => [
  ...new Set(
    registry.all.flatMap(({ fields }) => {
      const folder = fields.logo_file_id?.folder
      return folder ? [folder] : []
    }),
  ),
]
