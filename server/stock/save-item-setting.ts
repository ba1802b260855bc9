import { stockSettingTexts } from '../../i18n/fr/stock-settings'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'

const { refusals } = stockSettingTexts

async function isHeld(work: Work, row: UnknownRow): Promise<boolean> {
  const [level] = await work.tx.query<{ held: boolean }>(
    `select quantity <> 0 as held from stock_level where adherent_id = $1 and article_id = $2 and "deletedAt" is null for update`,
    [row.adherent_id, row.article_id],
  )
  return level?.held === true
}

/** A storage unit stays while there is stock: the ledger counts in it (domain §4.4, §7.2). */
async function checkUnit(work: Work, before: UnknownRow, after: UnknownRow): Promise<void> {
  const { storage_management: unit, coef_storage_management: coefficient } = after
  const isOther =
    (unit ?? null) !== (before.storage_management ?? null) ||
    Number(coefficient ?? 0) !== Number(before.coef_storage_management ?? 0)
  if (isOther && (await isHeld(work, after)))
    throw invalid([{ name: 'storage_management', message: refusals.held }])
}

async function createSetting(work: Work, resource: AnyResource, input: UnknownRow): Promise<UnknownRow> {
  await checkUnit(work, {}, input)
  return createRow(work, resource, { input })
}

async function updateSetting(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await lockRow(work, resource, id)
  await checkUnit(work, row, { ...row, ...input })
  return updateRow(work, resource, { id, input })
}

/** What a member sets on an article: its storage unit cannot change under what is in stock. */
export const stockWriters: Writers = { adherent_article: { create: createSetting, update: updateSetting } }
