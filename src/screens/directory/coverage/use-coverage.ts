import { useQuery } from '@tanstack/react-query'
import type { CoverageLine } from '../../../../resources/directory/answers'
import { useEngine } from '../../../fields/engine'

/** What a supplier delivers where, a line a family. */
export function useCoverage(supplierId: number) {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['supplier_coverage', supplierId],
    queryFn: ({ signal }) =>
      http.get<CoverageLine[]>(`/supplier/supplierCoverage/${supplierId}`, {
        query: { limit: false },
        signal,
      }),
  })
}

/** « 57 (12), 54 (3) »: towns counted by the department that their INSEE code begins with. */
export function departmentsText(line: CoverageLine): string {
  const counts = new Map<string, number>()
  for (const { insee_code } of line.municipalities) {
    const code = insee_code.startsWith('97') ? insee_code.slice(0, 3) : insee_code.slice(0, 2)
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].map(([code, count]) => `${code} (${count.toLocaleString('fr-FR')})`).join(', ')
}
