import { useMemo } from 'react'
import type { Registry } from '../../../resources/registry'
import { listTitle } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { createPath, listPath } from '../../admin/paths'
import { useAllowed, useEngine } from '../../fields/engine'
import { useApp } from '../app-context'
import type { NavEntry } from '../menu-tree'
import type { Screens } from '../screens'
import { useEntries } from '../use-entries'
import type { PaletteItem } from './palette-item'
import { sayPalette } from './say-palette'

type Allowed = (permission: string | undefined) => boolean

/** The links of a menu, those of a group with the group's name. */
const linksOf = (entries: readonly NavEntry[], group: string, parent?: string): PaletteItem[] =>
  entries.flatMap(({ address, label, children }) => [
    ...(address === undefined ? [] : [{ to: address, label, beside: parent, group }]),
    ...linksOf(children, group, label),
  ])

function settingsOf(registry: Registry, isAllowed: Allowed): PaletteItem[] {
  const group = sayPalette('palette.settings')
  return registry.all
    .filter((resource) => resource.group && isAllowed(resource.access.view))
    .map((resource) => ({
      to: listPath(resource),
      label: listTitle(resource),
      beside: resource.group && sayTitle(resource.group),
      group,
    }))
}

function createdOf(registry: Registry, screens: Screens, isAllowed: Allowed): PaletteItem[] {
  const group = sayPalette('palette.actions')
  return Object.values(screens).flatMap(({ resource: name, Page, permission }) => {
    const resource = name === undefined || Page ? undefined : registry.find(name)
    const { create } = resource?.access ?? {}
    if (!resource || create === undefined || !isAllowed(create) || !isAllowed(permission)) return []
    return [
      { to: createPath(resource), label: sayPalette('palette.create', { label: resource.label[0] }), group },
    ]
  })
}

/** What an application has without asking its server: screens, settings tables, and what may be created. */
export function useLocalItems(): readonly PaletteItem[] {
  const { screens } = useApp()
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const entries = useEntries()
  return useMemo(
    () => [
      ...linksOf(entries ?? [], sayPalette('palette.screens')),
      ...createdOf(registry, screens, isAllowed),
      ...(screens.Settings ? settingsOf(registry, isAllowed) : []),
    ],
    [entries, registry, screens, isAllowed],
  )
}
