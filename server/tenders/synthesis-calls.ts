import { xlsxType } from '../../resources/schema/media-type'
import { tenderLists } from '../../resources/tenders/endpoints'
import type { AwardedTender } from '../../resources/tenders/public-answers'
import { awardedTenders } from '../../resources/tenders/states'
import type { SynthesisChapter } from '../../resources/tenders/synthesis'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import type { Actor } from '../database/actor'
import { listOf } from '../database/naming'
import { listAmoMembers, listPublicTenders } from './public-tenders'
import { shareSynthesis } from './share-synthesis'
import { chaptersOf, readSynthesis, sharedChapters, writeSynthesis } from './synthesis'

interface ChosenSynthesis {
  id: number
  chapters: readonly SynthesisChapter[]
  format: 'pdf' | 'xlsx'
}

/** Reads a document, then writes it once the database is left. */
async function written(context: Context, actor: Actor, { id, chapters, format }: ChosenSynthesis) {
  const synthesis = await reading(context, actor, (work) => readSynthesis(work, id, chapters))
  return {
    label: synthesis.tender.code,
    format,
    bytes: await writeSynthesis(synthesis, format, context.config),
  }
}

/** Public tenders, the members they are run for, and the documents that sum up an awarded one. */
export const synthesisCalls: Call[] = serve(tenderLists, {
  publicTenders: async ({ work }) => ({ data: await listPublicTenders(work) }),
  awardedTenders: async ({ work: { tx } }) => ({
    data: await tx.query<AwardedTender>(
      `select id, code, label from tender where status in ${listOf(awardedTenders)} and "deletedAt" is null order by id desc limit 500`,
    ),
  }),
  amoMembers: async ({ work, params: { id } }) => ({ data: await listAmoMembers(work, id) }),
  synthesis: async ({ context, actor, params: { id }, query }) => {
    const { label, format, bytes } = await written(context, actor, {
      id,
      format: query.format,
      chapters: chaptersOf(query.chapters),
    })
    return {
      name: `synthese-${label}.${format}`,
      book: bytes,
      type: format === 'pdf' ? 'application/pdf' : xlsxType,
    }
  },
  shareSynthesis: async ({ context, actor, params: { id }, body }) =>
    shareSynthesis(
      context,
      actor,
      await written(context, actor, { id, format: body.format, chapters: sharedChapters(body.chapters) }),
    ),
})
