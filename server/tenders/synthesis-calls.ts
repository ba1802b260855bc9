import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { many } from '../../resources/schema/pick'
import { made } from '../../resources/schema/told'
import {
  type AwardedTender,
  amoMember,
  awardedTender,
  publicTender,
} from '../../resources/tenders/public-answers'
import { awardedTenders } from '../../resources/tenders/states'
import { synthesisFormats } from '../../resources/tenders/synthesis'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { reading } from '../api/with-work'
import type { Actor } from '../database/actor'
import { listOf } from '../database/naming'
import { listAmoMembers, listPublicTenders } from './public-tenders'
import { shareSynthesis } from './share-synthesis'
import { chaptersOf, readSynthesis, writeSynthesis } from './synthesis'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const
const asked = {
  chapters: f.text({ label: 'Chapitres : « market,lots »', required: true, max: 100 }),
  format: f.select(synthesisFormats, { label: 'Format', required: true }),
} as const

interface Asked {
  id: number
  chapters: string
  format: 'pdf' | 'xlsx'
}

/** Reads a document, then writes it once the database is left. */
async function written(context: Context, actor: Actor, { id, chapters, format }: Asked) {
  const names = chaptersOf(chapters)
  const synthesis = await reading(context, actor, (work) => readSynthesis(work, id, names))
  return {
    label: synthesis.tender.code,
    format,
    bytes: await writeSynthesis(synthesis, format, context.config),
  }
}

/** Public tenders, the members they are run for, and the documents that sum up an awarded one. */
export const synthesisCalls: Call[] = [
  defineCall('GET /tender/public', 'viewTender', {
    shape: {
      summary: "Appels d'offres publics, leurs avis et leurs plis",
      tag,
      listed: true,
      answers: { data: many("Appels d'offres", publicTender) },
    },
    run: ({ context, actor }) =>
      reading(context, actor, async (work) => ({ data: await listPublicTenders(work) })),
  }),
  defineCall('GET /tender/awarded', 'manageSynthesis', {
    shape: {
      summary: "Appels d'offres attribués",
      tag,
      listed: true,
      answers: { data: many("Appels d'offres", awardedTender) },
    },
    run: ({ context, actor }) =>
      reading(context, actor, async ({ tx }) => ({
        data: await tx.query<AwardedTender>(
          `select id, code, label from tender where status in ${listOf(awardedTenders)} and "deletedAt" is null order by id desc limit 500`,
        ),
      })),
  }),
  defineCall('GET /tender/{id}/amo', 'viewTender', {
    shape: {
      summary: 'Adhérents AMO, ceux qui sont choisis marqués',
      tag,
      params,
      listed: true,
      answers: { data: many('Adhérents', amoMember) },
    },
    run: ({ context, actor, params: { id } }) =>
      reading(context, actor, async (work) => ({ data: await listAmoMembers(work, id) })),
  }),
  defineCall('GET /tender/{id}/synthesis', 'manageSynthesis', {
    shape: {
      summary: 'Document de synthèse, en PDF ou xlsx',
      tag,
      params,
      query: asked,
      file: '*/*',
      errors: ['err409'],
    },
    run: async ({ context, actor, params: { id }, query, reply }) => {
      const { label, format, bytes } = await written(context, actor, { id, ...query })
      attachment(reply, `synthese-${label}.${format}`, format === 'pdf' ? 'application/pdf' : xlsxType)
      return reply.send(bytes)
    },
  }),
  defineCall('POST /tender/{id}/synthesis', 'manageSynthesis', {
    shape: {
      summary: "Partage un document de synthèse dans le centre d'aide",
      tag,
      params,
      body: asked,
      answers: made,
      errors: ['err409'],
    },
    run: async ({ context, actor, params: { id }, body }) =>
      shareSynthesis(context, actor, await written(context, actor, { id, ...body })),
  }),
]
