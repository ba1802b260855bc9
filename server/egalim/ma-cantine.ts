import { egalimTexts as texts } from '../../i18n/fr/egalim'
import type { MaCantineCheck, MaCantineFault } from '../../resources/egalim/answers'
import { csvHeader, faultsOf, type MaCantineLine, maCantineCsv } from '../../resources/egalim/ma-cantine'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import type { Work } from '../api/work'
import { type EgalimScope, membersOf } from './read-egalim'
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

/** What ma-cantine's import would refuse, line by line. */
export function faultsAmong(rows: readonly Found[]): MaCantineFault[] {
  return rows.flatMap((row, index) =>
    faultsOf(lineOf(row)).map((kind) => ({
      ...{ line: index + 2, order: row.number, label: row.label },
      message: texts.faults[kind],
    })),
  )
}

/** A declaration is a restaurant's. */
export async function memberLines(work: Pick<Writing, 'tx'>, scope: Year) {
  const { lines, members } = await findLines(work, scope)
  return { lines, member: declaring(members) }
}

type Members = Awaited<ReturnType<typeof membersOf>>['asked']

function declaring([member, ...others]: Members): Members[number] {
  if (!member || others.length) throw invalid([{ name: 'adherent_id', message: texts.oneMember }])
  if (!member.egalim_subject) throw invalid([{ name: 'adherent_id', message: texts.notSubject }])
  return member
}

/** Refuses a member that one does not see, or that has nothing to declare. */
export const oneMember = async (work: Work, adherent_id: number) =>
  declaring((await membersOf(work, { adherent_id })).asked)

/** The file of these lines. */
export const fileOf = (lines: readonly Found[]): string =>
  csvHeader + lines.map((row) => maCantineCsv(lineOf(row))).join('')

/** Holds every line of a year against the rules of ma-cantine's import. */
export async function checkMaCantine(work: Work, scope: Year): Promise<MaCantineCheck> {
  const { lines } = await memberLines(work, scope)
  const errors = faultsAmong(lines)
  return { lines: lines.length, errors: errors.slice(0, told), more: Math.max(0, errors.length - told) }
}

/** The file that ma-cantine imports; refused as long as a line is wrong. */
export async function writeMaCantine(work: Work, scope: Year): Promise<{ name: string; csv: string }> {
  const { lines, member } = await memberLines(work, scope)
  const wrong = faultsAmong(lines)
  if (wrong.length) throw invalid([{ name: 'lines', message: texts.refused }])
  return {
    name: texts.file({ year: scope.year, adherent: member.name }),
    csv: fileOf(lines),
  }
}
