import { egalimTexts as texts } from '../../i18n/fr/egalim'
import type { MaCantineCheck, MaCantineFault } from '../../resources/egalim/answers'
import { csvHeader, faultsOf, type MaCantineLine, maCantineCsv } from '../../resources/egalim/ma-cantine'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { EgalimScope } from './read-egalim'
import { findLines } from './read-lines'

type Found = Awaited<ReturnType<typeof findLines>>['lines'][number]
type Year = EgalimScope & { year: number }

/** Faults that are told; the others are counted. */
const told = 50

const yes = (isSo: boolean) => (isSo ? 'OUI' : '')

/** A purchase as the file has it. */
export const lineOf = (row: Found): MaCantineLine => ({
  siret: row.siret,
  description: row.label,
  fournisseur: row.supplier,
  date: row.day,
  prix_ht: row.amount_ht,
  famille_produits: row.family,
  categories_egalim: row.categories.join(','),
  origine: row.is_france ? 'FRANCE' : row.is_eea ? 'EUROPE' : '',
  est_circuit_court: yes(row.labels.includes('CIRCUIT_COURT')),
  est_local: yes(row.labels.includes('LOCAL')),
  definition_local: '',
  definition_local_km: '',
})

function faultsAmong(rows: readonly Found[]): MaCantineFault[] {
  return rows.flatMap((row, index) =>
    faultsOf(lineOf(row)).map((kind) => ({
      ...{ line: index + 2, order: row.number, label: row.label },
      message: texts.faults[kind],
    })),
  )
}

/** A declaration is a restaurant's. */
async function linesOf(work: Work, scope: Year) {
  const found = await findLines(work, scope)
  const [member, ...others] = found.members
  if (!member || others.length) throw invalid([{ name: 'adherent_id', message: texts.oneMember }])
  if (!member.egalim_subject) throw invalid([{ name: 'adherent_id', message: texts.notSubject }])
  return { lines: found.lines, member }
}

/** Holds every line of a year against the rules of ma-cantine's import. */
export async function checkMaCantine(work: Work, scope: Year): Promise<MaCantineCheck> {
  const { lines } = await linesOf(work, scope)
  const errors = faultsAmong(lines)
  return { lines: lines.length, errors: errors.slice(0, told), more: Math.max(0, errors.length - told) }
}

/** The file that ma-cantine imports; refused as long as a line is wrong. */
export async function writeMaCantine(work: Work, scope: Year): Promise<{ name: string; csv: string }> {
  const { lines, member } = await linesOf(work, scope)
  const wrong = faultsAmong(lines)
  if (wrong.length) throw invalid([{ name: 'lines', message: texts.refused }])
  return {
    name: texts.file({ year: scope.year, adherent: member.name }),
    csv: csvHeader + lines.map((row) => maCantineCsv(lineOf(row))).join(''),
  }
}
