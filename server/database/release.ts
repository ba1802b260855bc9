import { createHash } from 'node:crypto'
import type { Registry } from '../../resources/registry'
import { EmbeddedError } from './embedded-error'
import { securityParts } from './grants'
import { migrationFiles } from './migration-file'
import type { Policies } from './policies'
import type { Tx } from './tx'

const prefix = 'release '

/** What a release makes of a database besides its migrations: its base and its rights, as one name. */
export function releaseName(base: string, registry: Registry, policies: Policies): string {
  const said = securityParts(registry, policies).flatMap(({ name, statements }) => [name, ...statements])
  return (
    prefix +
    createHash('sha256')
      .update([base, ...said].join('\n'))
      .digest('hex')
      .slice(0, 16)
  )
}

/**
 * Whether a release was here before, and another one since: an older one, that starts again beside a newer one or returns. It
 * leaves base and rights as the newer one made them, under which it has worked while the newer one was rolled out.
 */
export async function isOlder(tx: Tx, name: string): Promise<boolean> {
  const [last] = await tx.query<{ name: string }>(
    `select name from schema_migration where name like '${prefix}%' order by "appliedAt" desc, name limit 1`,
  )
  if (!last || last.name === name) return false
  const [known] = await tx.query('select 1 from schema_migration where name = $1', [name])
  return known !== undefined
}

/** Notes the first time that a release brought a database to itself; `again`, that it does so once more. */
export const recordRelease = (tx: Tx, name: string, again: boolean) =>
  tx.query(
    `insert into schema_migration (name, hash, "appliedAt") values ($1, '', clock_timestamp())
       on conflict (name) do ${again ? 'update set "appliedAt" = excluded."appliedAt"' : 'nothing'}`,
    [name],
  )

/** Refuses a database that a newer release has changed in a way that this one cannot live with. */
export async function refuseUnknown(tx: Tx): Promise<void> {
  const known = new Set((await migrationFiles()).map(({ name }) => name))
  const rows = await tx.query<{ name: string; phase: string | null }>(
    `select name, phase from schema_migration where name like '2%' order by name`,
  )
  const strange = rows.filter(({ name, phase }) => !known.has(name) && phase !== 'expand')
  if (strange.length)
    throw new EmbeddedError(
      `La base de données a reçu d'une version plus récente ${strange.length} migration(s) que cette version ne connaît pas et avec lesquelles elle ne peut pas travailler (${strange.map(({ name }) => name).join(', ')}) : démarrez la version plus récente, ou restaurez une sauvegarde d'avant.`,
    )
}
