import { ofAdherent, owner } from '../directory/owner'
import type { Access } from '../schema/access'
import type { Agreement } from '../schema/agreement'
import type { Fields } from '../schema/field'
import type { ListOptions } from '../schema/list-options'
import type { Predicate } from '../schema/predicate'
import type { FieldRule, Resource } from '../schema/resource'
import { notBoth, type RowCheck } from '../schema/row-checks'
import { type SettingFields, setting } from '../schema/setting'

interface MemberOptions<F extends Fields, N extends string = keyof F & string> {
  model: string
  group: string
  list?: ListOptions<N>
  access?: Partial<Access>
  rules?: { readonly [K in N]?: FieldRule<F> }
  checks?: readonly RowCheck[]
  agreements?: readonly Agreement<N>[]
  restores?: boolean
  outOfService?: Predicate<F>
}

/** A settings table whose rows belong to a member or a group, or are common to all (`/setting/adherent/…`). */
export const memberSetting = <const N extends string, const F extends Fields>(
  name: N,
  label: readonly [string, string],
  { fields, options }: { fields: F; options: MemberOptions<NoInfer<SettingFields<typeof owner & F>>> },
): Resource<SettingFields<typeof owner & F>, N> =>
  setting<N, typeof owner & F>(name, label, {
    fields: { ...owner, ...fields },
    options: {
      ...options,
      calls: ofAdherent(name),
      unique: [{ fields: ['adherent_id', 'groupAdherent_id', 'label'], among: { active: true } }],
      checks: [notBoth('adherent_id', 'groupAdherent_id'), ...(options.checks ?? [])],
    } as object,
  })
