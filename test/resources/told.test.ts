import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notificationKinds } from '../../resources/content/notification-kinds'
import {
  type Campaign,
  campaignNames,
  type Told,
  type ToldEvent,
  told,
  toldEvents,
} from '../../resources/trade/told'

const server = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join('server', path), 'utf8'))

/** The type of profile of those who are asked: members for volumes, suppliers elsewhere. */
const askedType = (campaign: Campaign) => (campaign === 'volumes' ? 3 : 2)

const cells = (Object.keys(campaignNames) as Campaign[]).flatMap((campaign) =>
  (Object.entries(told[campaign]) as [ToldEvent, Told][]).map(([event, cell]) => ({ campaign, event, cell })),
)

test('every event of every campaign is told under a kind that its people may choose the mail of, or says why it is not', () => {
  expect(cells).toHaveLength(Object.keys(campaignNames).length * Object.keys(toldEvents).length)
  const wrong = cells.flatMap(({ campaign, event, cell }) => {
    if ('nobody' in cell)
      return /^\p{Lu}.*\.$/u.test(cell.nobody) ? [] : [`${campaign} ${event}: ${cell.nobody}`]
    const wanted = cell.to === 'authors' ? 1 : askedType(campaign)
    const to: readonly number[] = notificationKinds[cell.kind].to
    return to.includes(wanted) ? [] : [`${campaign} ${event}: ${cell.kind} is not for profiles ${wanted}`]
  })
  expect(wrong).toEqual([])
})

test('each cell of the table is read by a sender of the server', () => {
  const sends = ({ campaign, event }: { campaign: string; event: string }) => {
    const named = new RegExp(`\\btold\\.${campaign}\\.${event}\\b`)
    const shared = new RegExp(
      `\\btell${event === 'closed' ? 'Closed' : 'Answered'}\\(tx, \\{ campaign: '${campaign}'`,
    )
    return server.some((text) => named.test(text) || (/^(closed|answered)$/.test(event) && shared.test(text)))
  }
  expect(
    cells
      .filter((one) => 'kind' in one.cell && !sends(one))
      .map(({ campaign, event }) => `${campaign} ${event}`),
  ).toEqual([])
})
