import { useQuery } from '@tanstack/react-query'
import type { CoverageLine } from '../../../../resources/directory/answers'
import { coverageEndpoints } from '../../../../resources/directory/supplier-endpoints'
import { useEndpoints } from '../../../fields/endpoints'

/** What a supplier delivers where, a line a family. */
export function useCoverage(supplierId: number) {
  const calls = useEndpoints(coverageEndpoints)
  return useQuery({
    queryKey: ['supplier_coverage', supplierId],
    queryFn: ({ signal }) => calls.list({ id: supplierId }, { signal }),
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
