import type { NavEntry } from './menu-tree'

/** Entries of a long menu that stand together below a title; one opens and closes it. */
export interface MenuSection {
  /** Absent of entries that always stand in view. */
  title?: string
  /** Route names of its top entries. */
  routes: readonly string[]
}

/** A part of the navigation: entries of no section first, without a title. */
export interface NavPart {
  title?: string
  entries: readonly NavEntry[]
}

/** The entries below their sections; a section without entries goes, and what no section names stands first. */
export function partsOf(entries: readonly NavEntry[], sections: readonly MenuSection[]): NavPart[] {
  const named = new Set(sections.flatMap(({ routes }) => routes))
  const parts: NavPart[] = [
    { entries: entries.filter(({ routeName }) => !named.has(routeName)) },
    ...sections.map(({ title, routes }) => ({
      title,
      entries: entries.filter(({ routeName }) => routes.includes(routeName)),
    })),
  ]
  return parts.filter((part) => part.entries.length > 0)
}
