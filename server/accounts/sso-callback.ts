import type { FastifyReply, FastifyRequest } from 'fastify'
import { identityTexts as texts } from '../../i18n/fr/identity'
import type { Context } from '../api/context'
import { recordSecurityEvent, securitySource } from '../api/security-event'
import type { Tx } from '../database/tx'
import { seal } from '../seal'
import { forgetActors } from './authenticate'
import { groupClaims } from './scim-group-claims'
import { applyGiven } from './sso-apply'
import { sealUses } from './sso-configuration'
import { decide } from './sso-decide'
import { type Flow, flowAt, moveFlow, type Outcome } from './sso-flow'
import { linkIdentity, userOfIdentity } from './sso-links'
import { findProvider, isProvenDomain, mayUse, type Provider } from './sso-provider'
import { type Proven, readAnswer, refuseAcr, whyRefused } from './sso-read-answer'
import { Refused } from './sso-refused'
import { explain } from './sso-trial'

const emailOf = (claims: Proven['claims']): string | undefined =>
  typeof claims.email === 'string' && claims.email.length <= 255
    ? claims.email.trim().toLowerCase()
    : undefined

/** Gives the account what the claims give, and refuses one that is no more of the organisation. */
export async function admit(
  context: Context,
  tx: Tx,
  { provider, userId, claims }: { provider: Provider; userId: number; claims: Proven['claims'] },
): Promise<void> {
  if (!(await mayUse(tx, provider, userId))) throw new Refused(texts.notOfOrganisation)
  const groups = await groupClaims(tx, provider, userId)
  const { given, faults } = await decide(tx, provider, { claims: { ...groups, ...claims } })
  if (faults.length) throw new Refused(faults.join(' '))
  if (given) await applyGiven(context, tx, { userId, given })
}

type Next = { step: 'proven'; userId: number } | { step: 'unlinked' }

/** The account behind an identity; one that is not known yet needs its invitation, or a proven domain and the password. */
async function recognise(
  context: Context,
  tx: Tx,
  { provider, flow, claims }: { provider: Provider; flow: Flow; claims: Proven['claims'] },
): Promise<Next> {
  const identity = { issuer: claims.iss, subject: claims.sub }
  const known = await userOfIdentity(tx, provider, identity)
  const userId = known ?? flow.invited_id ?? undefined
  if (userId !== undefined) {
    await admit(context, tx, { provider, userId, claims })
    if (known === undefined)
      await linkIdentity(context, tx, { provider, identity, userId, proof: 'invitation' })
    return { step: 'proven', userId }
  }
  if (!isProvenDomain(provider, emailOf(claims))) throw new Refused(texts.unknownIdentity)
  return { step: 'unlinked' }
}

/** What is kept of the provider's answer for the next step. */
const outcomeOf = (claims: Proven['claims']): Outcome & { claims: object } => ({
  subject: claims.sub,
  sid: typeof claims.sid === 'string' ? claims.sid : undefined,
  email: emailOf(claims),
  claims,
})

async function conclude(context: Context, { flow, query }: { flow: Flow; query: string }): Promise<void> {
  const { db, config } = context
  const provider = await db.system('login', (tx) =>
    findProvider(tx, flow.identity_provider_id, { all: flow.tester_id !== null }),
  )
  if (!provider) throw new Refused(texts.unknownProvider)
  const { claims, idToken } = await readAnswer(context, provider, { flow, query })
  if (flow.tester_id) {
    const trial = await db.system('login', (tx) => explain(tx, provider, claims))
    return db.system('login', (tx) => moveFlow(tx, flow.id, { step: 'done', outcome: { trial } }))
  }
  refuseAcr(provider, claims)
  const sealed = provider.logout_hint
    ? seal(config, sealUses.token, { place: flow.id, text: idToken })
    : undefined
  await db.system('login', async (tx) => {
    const next = await recognise(context, tx, { provider, flow, claims })
    await moveFlow(tx, flow.id, { ...next, outcome: outcomeOf(claims), sealed })
  })
  forgetActors(db)
}

/** Where somebody who comes back from a provider goes on: the entry's page, or the provider's record after a trial. */
const nextPage = (flow: Flow | undefined): string =>
  flow?.tester_id
    ? `/back-office/settings/identity_provider/${flow.identity_provider_id}?trial=${flow.id}`
    : '/login/sso'

/** The provider sends the browser back here. The code serves one time: the flow leaves its first step before it is exchanged. */
export async function comeBack(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { db, log } = context
  const flow = await db.system('login', async (tx) => {
    const found = await flowAt(context, tx, { request, steps: ['asked'] })
    if (found) await moveFlow(tx, found.id, { step: 'refused', outcome: { why: texts.over } })
    return found
  })
  if (flow)
    await conclude(context, { flow, query: request.url.split('?')[1] ?? '' }).catch(
      async (error: unknown) => {
        const why = whyRefused(error)
        log.warn({ provider: flow.identity_provider_id, why }, 'sso refused')
        const outcome = flow.tester_id ? { why, trial: { claims: [], rules: [], faults: [why] } } : { why }
        await db.system('login', async (tx) => {
          await moveFlow(tx, flow.id, { step: 'refused', outcome })
          const about = `Identity_provider ${flow.identity_provider_id}`
          const event = {
            kind: 'identity_refused',
            about,
            detail: { why },
            ...securitySource(request),
          } as const
          if (!flow.tester_id) await recordSecurityEvent(tx, event, context.now())
        })
      },
    )
  return reply.header('cache-control', 'no-store').redirect(nextPage(flow), 303)
}
