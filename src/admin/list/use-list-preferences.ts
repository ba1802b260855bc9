import { useMemo } from 'react'
import { nameToday } from '../../../resources/schema/former-names'
import type { AnyResource } from '../../../resources/schema/resource'
import { isTexts, useKept } from './use-kept'

export const pageSizes = [10, 25, 50, 100] as const
/** Rows of a page until one chooses otherwise (specification 1 §9). */
const usualSize = 10
export type Density = 'comfortable' | 'compact'

const isPageSize = (value: unknown): value is number => pageSizes.some((size) => size === value)
const isDensity = (value: unknown): value is Density => value === 'comfortable' || value === 'compact'

/** How this person likes a list: its columns and page size, and the density of all of them; `usual` are its profile's columns. */
export function useListPreferences(resource: AnyResource, usual?: readonly string[] | null) {
  const { name, list } = resource
  const [columns, setColumns] = useKept(`list.${name}.columns`, isTexts)
  const [perPage, setPerPage] = useKept(`list.${name}.perPage`, isPageSize)
  const [density, setDensity] = useKept('list.density', isDensity)
  return {
    columns: useMemo(() => {
      const chosen = columns ?? (usual?.length ? usual : undefined)
      return chosen?.map((column) => nameToday(resource, column))
    }, [columns, usual, resource]),
    setColumns,
    perPage: perPage ?? list?.perPage ?? usualSize,
    setPerPage,
    density: density ?? 'comfortable',
    setDensity,
  }
}

export type ListPreferences = ReturnType<typeof useListPreferences>
