import { noticeTexts } from '../../i18n/fr/public-notices'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Work } from '../api/work'
import { limitSql, noticeLotsSql, papersOf, tenderJoin } from './shown-notices'

interface Facts {
  object: string
  buyer: string
  cpv: string | null
  limit: string | null
  lots: string | null
  papers: { label: string; file: number }[]
}

/** What the pages of a notice say that binds its readers. */
const factsSql = `select n.object, n.buyer, n.cpv, ${limitSql} as limit, ${noticeLotsSql} as lots, coalesce((
    select jsonb_agg(jsonb_build_object('label', d.label, 'file', d.file_id) order by d.id) from tender_document d
    where d.public and d.replaced_at is null and ${papersOf}), '[]') as papers
  from public_notice n ${tenderJoin} where n.id = $1`

const factsOf = async (work: Work, id: number): Promise<Facts | undefined> =>
  (await work.tx.query<Facts & Record<string, unknown>>(factsSql, [id]))[0]

const limitText = (limit: string | null) => (limit ? frenchMoment(limit) : null)

/** What differs between two states of a notice, a line each. */
function changedLines(before: Facts, after: Facts): string[] {
  const { rectified } = noticeTexts
  const pairs = [
    [rectified.object, before.object, after.object],
    [rectified.buyer, before.buyer, after.buyer],
    [rectified.cpv, before.cpv, after.cpv],
    [rectified.limit, limitText(before.limit), limitText(after.limit)],
    [rectified.lots, before.lots?.split('\n').join(' ; '), after.lots?.split('\n').join(' ; ')],
  ] as const
  const fields = pairs
    .filter(([, was, is]) => (was ?? '') !== (is ?? ''))
    .map(([what, was, is]) => noticeTexts.change(what, was || '–', is || '–'))
  const has = (papers: Facts['papers'], { label, file }: Facts['papers'][number]) =>
    papers.some((one) => one.label === label && one.file === file)
  const added = after.papers.filter((one) => !has(before.papers, one)).map(({ label }) => label)
  const gone = before.papers.filter((one) => !has(after.papers, one)).map(({ label }) => label)
  return [
    ...fields,
    ...added.map((label) => (gone.includes(label) ? rectified.replaced : rectified.added) + label),
    ...gone.filter((label) => !added.includes(label)).map((label) => rectified.gone + label),
  ]
}

const rectificationSql = `
  insert into notice_rectification (public_notice_id, number, published_at, text, "createdAt", "updatedAt", created_by, updated_by)
  select $1, coalesce(max(number), 0) + 1, $2, $3, $2, $2, $4, $4 from notice_rectification where public_notice_id = $1`

/** Publishes the next rectification of a notice; who downloaded is told of it by the clock. */
export async function rectify(work: Work, id: number, text: string): Promise<void> {
  await work.tx.query(rectificationSql, [id, work.now, text, work.actor.userId])
  await work.tx.query('update public_notice set changed_at = $2 where id = $1', [id, work.now])
}

/** Makes a change of a published notice, or of its tender, and publishes what it changes as a rectification. */
export async function rectifying<T>(
  work: Work,
  { id, message }: { id: number; message?: string },
  change: () => Promise<T>,
): Promise<T> {
  // One change after the other: their numbers follow.
  await work.tx.query('select id from public_notice where id = $1 for update', [id])
  const before = await factsOf(work, id)
  const done = await change()
  const after = await factsOf(work, id)
  const lines = before && after ? changedLines(before, after) : []
  if (message || lines.length) await rectify(work, id, [...(message ? [message] : []), ...lines].join('\n'))
  return done
}
