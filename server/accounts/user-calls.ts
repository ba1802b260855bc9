import { perimeterAnswer } from '../../resources/accounts/perimeter-answer'
import { userEndpoints } from '../../resources/accounts/user-endpoints'
import type { Call } from '../api/call'
import { answerSchema } from '../api/schemas'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { pastRights } from '../database/past-rights'
import { deleteUser } from './delete-user'
import { eraseUser } from './erase-user'
import { pickable } from './pickable'
import { sendSetup } from './send-setup'
import { candidates, isValidator } from './validators'

/** What is done to accounts, and who may validate for one. */
export const userCalls: Call[] = serve(
  userEndpoints,
  {
    remove: async ({ context, actor, params: { id } }) => {
      const { success, warned = [] } = await deleteUser(context, actor, id)
      return { success, warned }
    },
    async erase({ context, actor, params: { id }, body: { address } }) {
      await eraseUser(context, actor, { id, address })
      return { success: true }
    },
    async sendSetup({ context, actor, params: { id } }) {
      await sendSetup(context, actor, id)
      return { success: true }
    },
    validators: ({ context, actor, body: { adherents, userId } }) =>
      context.db.read(actor, async (tx) => {
        const user = userId ?? 0
        return pastRights(tx, 'perimeter', async (system) => ({
          validators: adherents.length
            ? await candidates(system, context.db.registry, { adherents, but: user })
            : [],
          isValidator: user > 0 && (await isValidator(system, context.db.registry, user)),
        }))
      }),
    perimeter: ({ context, actor, query }) =>
      context.db.read(actor, (tx) =>
        pickable(workOf(context.db, tx, context.now()), query.isActive === true),
      ),
  },
  { perimeter: { answer: answerSchema(perimeterAnswer) } },
)
