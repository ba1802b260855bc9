import type { Context } from '../api/context'
import { unseal } from '../seal'
import { metadataOf, sealUses } from './sso-configuration'
import { findProvider } from './sso-provider'

interface Kept {
  identity_provider_id: number
  sealed_token: string | null
}

/**
 * The provider's page that ends its session too, for a session that it opened; undefined where it has none or does not answer.
 * The identity token goes along only where the provider asks for it.
 */
export async function endAtProvider(
  context: Context,
  { sessionId, back }: { sessionId: number; back: string },
): Promise<string | undefined> {
  const { db, config, log } = context
  if (!db.registry.find('identity_provider')) return undefined
  const [kept] = await db.system('session', (tx) =>
    tx.query<Kept>('select identity_provider_id, sealed_token from identity_session where session_id = $1', [
      sessionId,
    ]),
  )
  const provider =
    kept && (await db.system('session', (tx) => findProvider(tx, kept.identity_provider_id, { all: true })))
  if (!kept || !provider) return undefined
  try {
    const { end_session_endpoint: page } = await metadataOf(context, provider)
    if (!page) return undefined
    const url = new URL(page)
    if (url.protocol !== 'https:' && !config.allowsPrivateWebhooks) return undefined
    const hint =
      kept.sealed_token &&
      unseal(config, sealUses.token, { place: `session ${sessionId}`, sealed: kept.sealed_token })
    url.searchParams.set('client_id', provider.client_id)
    url.searchParams.set('post_logout_redirect_uri', back)
    if (hint) url.searchParams.set('id_token_hint', hint)
    return url.href
  } catch (error) {
    log.warn({ err: error, provider: provider.id }, 'sso')
    return undefined
  }
}
