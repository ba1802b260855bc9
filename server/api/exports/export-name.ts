import { parisWall } from '../../../resources/schema/paris-time'
import type { SheetFormat } from '../../../resources/schema/sheet-format'

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

/** « Mes fournisseurs » → `Mes_fournisseurs_21/11/2026-10:05:33.xlsx`, Paris time, as the specification has it. */
export function exportName(filename: string, now: Date, format: SheetFormat = 'xlsx'): string {
  const [day = '', time = ''] = parisWall(now.toISOString()).split('T')
  const [year, month, date] = day.split('-')
  return `${filename.trim().replaceAll(' ', '_')}_${two(date)}/${two(month)}/${year}-${time}.${format}`
}
