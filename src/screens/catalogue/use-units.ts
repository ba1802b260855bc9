import { useGetList } from 'react-admin'
import type { UnitWords } from '../../../i18n/fr/worked-example'

export type Unit = UnitWords & { id: number }

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'label', order: 'ASC' as const } }

/** The units by id, asked once for every screen. */
export function useUnits(): (id: unknown) => Unit | undefined {
  const { data = [] } = useGetList<Unit>('unit', all, { staleTime: 5 * 60_000 })
  return (id) => data.find((unit) => unit.id === id)
}

/** « kilogramme ». */
export const unitName = (unit: Unit | undefined): string => unit?.label.toLowerCase() ?? 'unité'
