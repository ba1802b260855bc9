import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { forgetActors, tokenIn } from './authenticate'
import { forgetPageToken } from './page-token'
import { hashOf, isSecret } from './secrets'
import { endSession } from './sessions'
import { endAtProvider } from './sso-end-at-provider'
import { ownAddress } from './sso-start'

/** Ends the session of any of the secrets given, and the administrator's behind an impersonated one. */
async function logOut({ db, now }: Context, secrets: readonly (string | null | undefined)[]) {
  const hashes = secrets.filter(isSecret).map(hashOf)
  if (!hashes.length) return []
  const ended = await db.system('session', async (tx) => {
    const rows = await tx.query<{ id: number }>(
      `select coalesce(s.parent_id, s.id) as id from token t join session s on s.id = t.session_id
       where t.hash = any($1::text[]) and t.purpose in ('access', 'refresh')`,
      [hashes],
    )
    for (const { id } of rows) await endSession(tx, id, { reason: 'logout', now: now() })
    return rows.map(({ id }) => id)
  })
  forgetActors(db)
  return ended
}

export const logoutCall = publicCall(
  'POST /auth/logout',
  {
    summary: 'Ferme la session, dans toutes les applications',
    tag: 'Session',
    body: { refreshToken: f.text({ label: 'Jeton de renouvellement' }) },
    answers: { ...success, url: f.text({ label: "Page de déconnexion du fournisseur d'identité" }) },
  },
  async ({ context, body, request, reply }) => {
    const [sessionId] = await logOut(context, [body.refreshToken, tokenIn(request)])
    forgetPageToken(reply, context)
    const back = `${ownAddress(context, request)}/login`
    const url = sessionId && (await endAtProvider(context, { sessionId, back }))
    return { success: true, url: url || null }
  },
)
