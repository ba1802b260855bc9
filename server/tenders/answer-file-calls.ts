import { answerFileEndpoints, openedFileEndpoints } from '../../resources/tenders/answer-file-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { forOneSupplier } from '../trade/standing-for'
import { addFile, removeFile } from './answer-files'
import { openedFile, ownFile, serveFile } from './take-answer-file'

/** The files of answers: their supplier's while it answers, their buyers' once they are open. */
export const answerFileCalls: Call[] = [
  ...forOneSupplier(
    serve(answerFileEndpoints, {
      add: ({ context, actor, request, params: { id }, query }) =>
        addFile({ context, actor, request }, id, query),
      remove: ({ context, work, params: { id, file }, query: { saved_at } }) =>
        removeFile(context, work, { tenderId: id, file, saved_at }),
      download: async ({ context, actor, params }) =>
        serveFile(context, await reading(context, actor, (work) => ownFile(context, work, params))),
    }),
  ),
  ...serve(openedFileEndpoints, {
    download: async ({ context, actor, params }) =>
      serveFile(context, await reading(context, actor, (work) => openedFile(context, work, params))),
  }),
]
