import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import { scheduledImport } from '../../resources/imports/scheduled-import'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { type Call, defineCall, forPeople } from '../api/call'
import { ApiError, notFound } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import type { Outside } from './pass-scheduled'
import { passNow } from './run-scheduled'

/** « Passer maintenant » of a scheduled import. */
export const passCalls = (outside: Outside): Call[] =>
  forPeople([
    defineCall('PUT /scheduled-import/{id}/pass', 'manageScheduledImports', {
      shape: {
        summary: "Fait passer tout de suite un import programmé, en arrière-plan ; son heure n'en change pas",
        tag: 'Imports programmés',
        params: { id: f.ref('scheduled_import', { label: 'Import programmé', required: true }) },
        answers: success,
        errors: ['err409'],
      },
      run: async ({ context, actor, params: { id } }) => {
        if (actor.impersonatorId) throw new ApiError('err403')
        const row = await context.db.read(actor, (tx) =>
          findRow(workOf(context.db, tx, context.now()), scheduledImport, id),
        )
        if (!row) throw notFound(scheduledImport)
        if (!(await passNow(context, outside, { id, userId: actor.userId })))
          throw new ApiError('err409', { display: texts.alreadyPassing })
        return { success: true }
      },
    }),
  ])
