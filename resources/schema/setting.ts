import type { Access } from './access'
import { type Calls, generic } from './calls'
import type { Computing } from './computing'
import { f } from './f'
import type { Fields, Tone } from './field'
import type { ListOptions } from './list-options'
import type { Locked } from './lock-rule'
import type { Mergeable } from './mergeable'
import type { Predicate } from './predicate'
import { defineResource, type FieldRule, type Form, type Resource, type Unique } from './resource'
import type { RowCheck } from './row-checks'

const common = {
  label: f.text({ label: 'Libellé', required: true, max: 120, searchable: true }),
  position: f.int({ label: 'Ordre', default: 0, min: 0, max: 100000 }),
  active: f.bool({ label: 'Actif', default: true, required: true }),
}

type Common = typeof common
/** The fields of a settings table: the common ones around its own. */
export type SettingFields<F extends Fields> = { label: Common['label'] } & F & {
    position: Common['position']
    active: Common['active']
  }

interface SettingOptions<F extends Fields, N extends string = keyof F & string> {
  model?: string
  /** What a row is called by; its label unless said. */
  title?: readonly N[]
  calls?: Calls
  group?: string
  access?: Partial<Access>
  list?: ListOptions<N>
  mergeable?: Mergeable<N>
  form?: Form<N>
  unique?: readonly Unique<N>[]
  /** The rows exist once and for all: neither created nor deleted. */
  fixed?: boolean
  tones?: Readonly<Record<number, Tone>>
  rules?: { readonly [K in N]?: FieldRule<F> }
  sortedBy?: { readonly [K in N]?: N }
  locked?: Locked<F, N>
  outOfService?: Predicate<F>
  large?: boolean
  /** Another table of which this one is a view, and the values that its rows have there. */
  table?: string
  scope?: Readonly<Record<string, string | number | boolean>>
  checks?: readonly RowCheck[]
  named?: { readonly words?: readonly N[]; readonly percent?: N }
}

const pascal = (model: string) =>
  model
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Permissions of a settings table: `settingUnit` to see, `createSettingUnit`, `updateSettingUnit`, `deleteSettingUnit`. */
export function settingAccess(model: string): Required<Access> {
  const name = pascal(model)
  return {
    view: `setting${name}`,
    read: 'signedIn',
    create: `createSetting${name}`,
    update: `updateSetting${name}`,
    remove: `deleteSetting${name}`,
  }
}

/**
 * Declares a settings table (domain §16): label (once among active rows), order, active, and the fields given.
 * Path, permissions and menu place follow from its name. Everybody who is logged in may read its rows in lists of choices.
 */
export function setting<const N extends string, const F extends Fields = Record<never, never>>(
  name: N,
  label: readonly [string, string],
  {
    fields,
    options = {},
  }: {
    fields?: F
    options?: SettingOptions<NoInfer<SettingFields<F>>> & Partial<Computing<NoInfer<F>>>
  } = {},
): Resource<SettingFields<F>, N> {
  const model = options.model ?? name.charAt(0).toUpperCase() + name.slice(1)
  const { access: given, model: _model, group = 'Général', fixed, list = {}, ...rest } = options
  const access = { ...settingAccess(model), ...given }
  return defineResource<N, SettingFields<F>>(name, {
    ...rest,
    label,
    model,
    title: options.title ?? 'label',
    calls: options.calls ?? generic(name),
    access: fixed ? { view: access.view, read: access.read, update: access.update } : access,
    fields: {
      label: common.label,
      ...fields,
      position: common.position,
      active: common.active,
    } as SettingFields<F>,
    unique: options.unique ?? [{ fields: ['label'], among: { active: true } }],
    list: { edits: ['position', 'active'], ...list },
    group,
    fixed,
  } as never)
}
