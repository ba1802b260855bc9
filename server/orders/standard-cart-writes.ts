import { orderTexts } from '../../i18n/fr/orders'
import { standardCart } from '../../resources/orders/standard-cart'
import type { standardCartEndpoints } from '../../resources/orders/standard-cart-endpoints'
import type { BodyOf } from '../../resources/schema/endpoint'
import type { RowOf } from '../../resources/schema/infer'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { mustSee } from '../api/must-see'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import { type RowsOf, select } from '../database/select'
import { requireAny } from './may'

type Lines = NonNullable<BodyOf<typeof standardCartEndpoints.create>['lines']>
export type StandardLine = Lines[number]

/** Refuses lines that are not each an article or a product out of the catalogues, none twice. */
function refuseBadLines(lines: readonly StandardLine[]): void {
  const keys = lines.map((line) => `${line.article_id ?? ''}/${line.product_not_in_catalog_id ?? ''}`)
  const wrong = lines.findIndex(
    (line, index) =>
      !line.article_id === !line.product_not_in_catalog_id || keys.indexOf(keys[index] ?? '') !== index,
  )
  if (wrong >= 0) throw invalid([{ name: `lines.${wrong}`, message: orderTexts.badStandardLine }])
}

const kinds = [
  ['article_id', 'article'],
  ['product_not_in_catalog_id', 'productnotincatalog'],
] as const

/** What is put into a standard cart is seen by who puts it there; what stands in it already may stay. */
async function refuseUnseenLines(work: Work, id: number, lines: readonly StandardLine[]): Promise<void> {
  const held = await work.tx.query<
    Pick<StandardLine, 'article_id' | 'product_not_in_catalog_id'> & UnknownRow
  >('select article_id, product_not_in_catalog_id from standard_cart_line where standard_cart_id = $1', [id])
  await mustSee(
    work,
    lines.flatMap((line, index) =>
      kinds.flatMap(([name, to]) => {
        const one = line[name]
        return one && !held.some((row) => row[name] === one)
          ? [{ name: `lines.${index}.${name}`, to, ids: [one] }]
          : []
      }),
    ),
  )
}

/** Brings the lines of a standard cart to those given; those that stay keep their row. */
export async function saveStandardLines(
  work: Work,
  id: number,
  lines: readonly StandardLine[],
): Promise<void> {
  refuseBadLines(lines)
  await refuseUnseenLines(work, id, lines)
  await keepLines(work, id, lines)
}

async function keepLines(work: Work, id: number, lines: readonly StandardLine[]): Promise<void> {
  await work.tx.query('delete from standard_cart_line where standard_cart_id = $1', [id])
  await work.tx.query(
    `insert into standard_cart_line (standard_cart_id, article_id, product_not_in_catalog_id, quantity, position, "createdAt", "updatedAt", created_by)
     select $1, a, n, q, p, $5, $5, $6 from unnest($2::bigint[], $3::bigint[], $4::numeric[]) with ordinality as g(a, n, q, p)`,
    [
      id,
      lines.map((line) => line.article_id ?? null),
      lines.map((line) => line.product_not_in_catalog_id ?? null),
      lines.map((line) => line.quantity),
      work.now,
      work.actor.userId,
    ],
  )
}

const locked = select(
  standardCart,
  ['id', 'lock_version', 'label', 'is_admin'],
  'where id = $1 and "deletedAt" is null for update',
)
type Owned = RowsOf<typeof locked>

/** Locks a standard cart that the actor may change: an admin one in the back office, a member's own (domain §5.12). */
export async function lockStandardCart(
  work: Work,
  id: number,
  permissions: { member: string; admin: string },
): Promise<Owned> {
  const { actor } = work
  requireAny(actor, actor.profileTypeId === 1 ? permissions.admin : permissions.member)
  const [row] = await work.tx.query(locked, [id])
  if (row && row.is_admin === (actor.profileTypeId === 1)) return row
  const [seen] = await work.tx.query('select 1 from standard_cart where id = $1 and "deletedAt" is null', [
    id,
  ])
  throw new ApiError(seen ? 'err403' : 'err404')
}

export type StandardCartInput = RowOf<typeof standardCart, 'label' | 'adherent_id' | 'groupAdherent_id'> &
  Partial<RowOf<typeof standardCart, 'catalog_id' | 'cloned_from_id'>>

/** Creates a standard cart: the back office's, or a member's. */
export async function createStandardCart(
  work: Work,
  input: StandardCartInput,
  lines: readonly StandardLine[],
): Promise<number> {
  const { actor, now, tx } = work
  const id = await repo(work, standardCart).create({ ...input, is_admin: actor.profileTypeId === 1 })
  if (input.cloned_from_id) await keepLines(work, id, lines)
  else await saveStandardLines(work, id, lines)
  await recordEvent(tx, 'Standard_cart', {
    id,
    event: input.cloned_from_id ? 'cloned' : 'created',
    payload: { label: input.label },
    now,
  })
  return id
}

/** Shares a standard cart of the back office with these alone. */
export async function shareStandardCart(
  work: Work,
  id: number,
  shares: Readonly<Record<'adherents' | 'groups' | 'companies', readonly number[]>>,
): Promise<void> {
  const { tx, now, actor } = work
  await lockStandardCart(work, id, { member: 'nobody', admin: 'shareAdminStandardCart' })
  await tx.query('delete from standard_cart_share where standard_cart_id = $1', [id])
  const columns = {
    adherent_id: 'adherents',
    '"groupAdherent_id"': 'groups',
    company_id: 'companies',
  } as const
  for (const [column, name] of Object.entries(columns))
    await tx.query(
      `insert into standard_cart_share (standard_cart_id, ${column}, "createdAt", "updatedAt", created_by) select $1, one, $3, $3, $4 from unnest($2::bigint[]) one`,
      [id, shares[name], now, actor.userId],
    )
  await recordEvent(tx, 'Standard_cart', { id, event: 'shared', payload: shares, now })
}
