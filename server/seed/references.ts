import { createRequire } from 'node:module'
import { generalOptions } from '../../resources/settings/general-option-keys'
import { directoryReferences } from './data/directory-references'
import { establishmentTypes } from './data/establishment-types'
import { memberReferences } from './data/member-references'
import { productReferences } from './data/product-references'
import { qualityReferences } from './data/quality-references'
import { publicNotice, scales } from './data/scales'
import { litigationObjects, qualities, tradeReferences } from './data/trade-references'
import type { Dataset, SeedRow } from './dataset'
import { profileId } from './profiles'

const load = createRequire(import.meta.url)

/** Rows in the order of the list. */
const ranked = (rows: readonly SeedRow[]): SeedRow[] => rows.map((row, position) => ({ position, ...row }))

function addTables(data: Dataset, tables: Readonly<Record<string, readonly SeedRow[]>>) {
  for (const [name, rows] of Object.entries(tables)) data.add(name, ranked(rows))
}

function addApeCodes(data: Dataset) {
  const all: { id: string; label: string }[] = load('@socialgouv/codes-naf')
  const full = all.filter(({ id }) => /^\d{2}\.\d{2}[A-Z]$/.test(id))
  data.add(
    'apecode',
    full.map(({ id, label }) => ({ code: id.replace('.', ''), label: label.slice(0, 120) })),
  )
}

function addEstablishmentTypes(data: Dataset) {
  const rows = establishmentTypes.map(({ states, ...row }) => ({
    ...row,
    establishmentstatus_ids: (states as string[]).map((label) =>
      data.id('establishmentstatus', 'label', label),
    ),
  }))
  data.add('establishmenttype', ranked(rows))
}

const starred = (text: string) => ({ label: text.replace('*', ''), credit_by_default: text.endsWith('*') })

function addLists(data: Dataset) {
  const objects = litigationObjects.flatMap(([type, labels]) =>
    labels.split(' | ').map((text) => ({
      ...starred(text),
      litigation_type_id: data.id('litigationtype', 'machine_name', type),
    })),
  )
  data.add('litigationobject', ranked(objects))
  const functions = qualities.flatMap(([profile_type_id, labels]) =>
    labels.split(' | ').map((label) => ({ label, profile_type_id })),
  )
  const known = new Set<string>()
  data.add('quality', ranked(functions.filter(({ label }) => !known.has(label) && known.add(label))))
}

function addOptions(data: Dataset) {
  const rows = generalOptions.map(({ key, label, type, value, unit, help }) => ({
    key,
    label,
    type,
    value: value || null,
    unit: unit ?? null,
    help: help ?? null,
  }))
  data.add('generaloption', ranked(rows))
}

/** Every reference list and enumeration, with the specification's fixed ids. */
export function addReferences(data: Dataset): void {
  addTables(data, productReferences)
  addTables(data, qualityReferences)
  addTables(data, directoryReferences)
  addTables(data, tradeReferences)
  addTables(data, scales)
  addTables(data, memberReferences)
  addEstablishmentTypes(data)
  addApeCodes(data)
  addLists(data)
  addOptions(data)
  data.add('publicnotice', [{ ...publicNotice, bidder_profile_id: profileId('FC') }])
}
