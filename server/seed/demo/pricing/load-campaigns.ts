import { pricingTexts as texts } from '../../../../i18n/fr/pricing'
import { addDays, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'
import { campaignSql as sql } from './campaign-sql'
import { type DemoCampaign, demoCampaigns } from './demo-campaigns'

/** The days on which the prices of the catalogue last changed. */
const priceDays = ['2026-01-01', '2025-07-01']

interface Days {
  from: string
  limit: string
  appliance: string
}

function daysOf({ days }: DemoCampaign, today: string): Days {
  const last = priceDays.find((day) => day < today) ?? today
  if (!days) return { from: addDays(last, -45), limit: addDays(last, -20), appliance: last }
  return {
    from: addDays(today, days.from),
    limit: addDays(today, days.limit),
    appliance: addDays(today, days.appliance),
  }
}

async function load(tx: Tx, campaign: DemoCampaign, now: Date): Promise<void> {
  const { status, families, suppliers, silent = [], typing = [] } = campaign
  const { from, limit, appliance } = daysOf(campaign, parisDay(now))
  const at = (day: string, time: string) => parisMoment(day, time).toISOString()
  const isDone = status === '300' || status === '350'
  const [row] = await tx.query<{ id: number }>(sql.campaign, [
    ...[
      campaign.label,
      status,
      campaign.company ?? 1,
      at(limit, '18:00'),
      appliance,
      campaign.ceiling ?? null,
    ],
    status === '100' ? null : at(from, '09:00'),
    isDone ? at(addDays(limit, 5), '10:30') : null,
    status === '350' ? at(appliance, '00:05') : null,
    ...[campaign.cancelled ?? null, at(addDays(from, -1), '15:00')],
  ])
  const id = row?.id ?? 0
  await tx.query(sql.families, [id, families])
  await tx.query(sql.suppliers, [id, suppliers])
  if (status === '100') return
  const answered = at(addDays(from, 1), '11:20')
  await tx.query(sql.responses, [
    ...[id, isDone ? 'decided' : 'sent', silent, typing, answered],
    at(from, '09:00'),
  ])
  await tx.query(sql.receipts, [id])
  await tx.query(sql.lines, [
    id,
    addDays(status === '350' ? appliance : from, -1),
    appliance,
    status === '350',
  ])
  if (isDone || status === '250') {
    await tx.query(sql.decided, [id, isDone])
    await tx.query(sql.reasons, [id, texts.automatic])
  }
  await tx.query(sql.log, [id, texts.log.sent])
  if (status === '350') await tx.query(sql.sourced, [id, appliance])
}

/** The campaigns of prices of the demonstration. */
export async function loadCampaigns(tx: Tx, now: Date): Promise<void> {
  for (const campaign of demoCampaigns) await load(tx, campaign, now)
}
