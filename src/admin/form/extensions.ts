import { type ComponentType, createContext, use } from 'react'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useAllowed } from '../../fields/engine'
import type { InputProps } from '../../fields/inputs/input-props'
import type { FormScope } from './form-scope'

/** An unusual input: that of its kind, and the form that it stands in. */
export type Widget = ComponentType<InputProps & { scope: FormScope }>

/** Where something may be slipped into a generated form: around the whole, or around one of its sections or tabs. */
export type SlotPlace = 'before' | 'after' | `before:${string}` | `after:${string}`
export type Slot = ComponentType<{ scope: FormScope }>

/** A tab beside those of a form, for what is saved on its own (prices, members): there once the record exists. */
export interface Panel {
  /** Its place in the address. */
  name: string
  title: string
  /** The permission asked for; absent = who sees the record. */
  permission?: string
  /** Tabs of the form that it draws itself (`HeldTab`), by title, with the step of its own that each one is. */
  holds?: Readonly<Record<string, string>>
  /** Whether it stands before the other panels of this record. */
  leads?: (record: ReadRow) => boolean
  Content: Slot
}

/** What an application adds to a generated list; each reads it by `useListScreen`. */
export interface ListParts {
  /** Further buttons beside « Créer ». */
  Actions?: ComponentType
  /** Above the table: counts, shortcuts to filters. */
  Before?: ComponentType
  /** Further buttons for the selected rows. */
  Bulk?: ComponentType
}

/** What an application adds to the generated forms, by resource: each loses neither label, rule, right nor history. */
export interface FormExtensions {
  widgets: { readonly [resource: string]: { readonly [field: string]: Widget } }
  slots: { readonly [resource: string]: { readonly [place in SlotPlace]?: Slot } }
  /** Forms written by hand with parts of the generated one, in its place. */
  bodies?: { readonly [resource: string]: ComponentType }
  lists?: { readonly [resource: string]: ListParts }
  panels?: { readonly [resource: string]: readonly Panel[] }
  /** How a kept value is written where it is read: by pure functions of the record. */
  readings?: { readonly [resource: string]: { readonly [field: string]: (record: ReadRow) => string | null } }
  /** Whether a row is another's, which the server keeps from being changed. A state's lock is declared. */
  othersRows?: {
    readonly [resource: string]: (record: ReadRow, isAllowed: ReturnType<typeof useAllowed>) => boolean
  }
}

export const FormExtensionsContext = createContext<FormExtensions>({ widgets: {}, slots: {} })

export const useWidget = (resource: string, field: string): Widget | undefined =>
  use(FormExtensionsContext).widgets[resource]?.[field]

export const useSlot = (resource: string, place: SlotPlace): Slot | undefined =>
  use(FormExtensionsContext).slots[resource]?.[place]

export const useBody = (resource: string): ComponentType | undefined =>
  use(FormExtensionsContext).bodies?.[resource]

const nothing: ListParts = {}

export const useListParts = (resource: string): ListParts =>
  use(FormExtensionsContext).lists?.[resource] ?? nothing

const none: readonly Panel[] = []

/** The further tabs of a resource's pages that this person may see. */
export function usePanels(resource: string): readonly Panel[] {
  const isAllowed = useAllowed()
  const panels = use(FormExtensionsContext).panels?.[resource] ?? none
  return panels.filter(({ permission }) => permission === undefined || isAllowed(permission))
}

/** The tabs of a resource's form that a panel draws: the panel, and its step that the tab is. */
export function useHeldTabs(resource: string): ReadonlyMap<string, { panel: string; step: string }> {
  const panels = usePanels(resource)
  return new Map(
    panels.flatMap(({ name, holds = {} }) =>
      Object.entries(holds).map(([title, step]) => [title, { panel: name, step }] as const),
    ),
  )
}
