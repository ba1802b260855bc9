import { offeredProvider, providerPage } from '../../resources/accounts/identity-answers'
import { passwordField } from '../../resources/accounts/proof-fields'
import { user } from '../../resources/accounts/user'
import { f } from '../../resources/schema/f'
import { asked, shaped } from '../../resources/schema/pick'
import { type Call, forPeople, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { passwordText } from './password-field'
import { hashOf, isSecret } from './secrets'
import { openedSchema } from './session-schema'
import { finishFlow, linkAccount } from './sso-finish'
import { belongsSql, ofHouseSql } from './sso-provider'
import { providerCalls } from './sso-provider-calls'
import { startFlow } from './sso-start'

const tag = "Fournisseurs d'identité"

const offeredSql = `select id, label from identity_provider where active and "deletedAt" is null
  and (shown or exists (select 1 from unnest(domains) d where lower(trim(d)) = $1)) order by lower(label), id limit 20`

const invitedSql = `select p.id, p.label from identity_provider p, "user" u join profile pr on pr.id = u.profile_id
  where p.active and p."deletedAt" is null and u.id = $1 and (${ofHouseSql} or ${belongsSql}) order by lower(p.label), p.id limit 20`

/** The account that an invitation was sent to, while it is good. */
async function invitedBy(context: Context, secret: string | null | undefined): Promise<number | undefined> {
  if (!secret) return undefined
  const [row] = isSecret(secret)
    ? await context.db.system('login', (tx) =>
        tx.query<{ user_id: number }>(
          `select user_id from token where hash = $1 and purpose = 'setup' and used_at is null and expires_at > $2`,
          [hashOf(secret), context.now()],
        ),
      )
    : []
  if (!row) throw new ApiError('err430')
  return row.user_id
}

const signingIn: Call[] = [
  publicCall(
    'GET /auth/oidc/providers',
    {
      summary:
        "Les fournisseurs d'identité proposés : ceux que montre la page de connexion, et celui d'un domaine",
      tag,
      query: {
        domain: f.text({ label: 'Domaine', max: 255 }),
        invitation: f.text({ label: "Jeton d'invitation", max: 200 }),
      },
      answers: [offeredProvider],
    },
    async ({ context, query: { domain, invitation } }) => {
      const invited = await invitedBy(context, invitation)
      return context.db.system('login', (tx) =>
        invited
          ? tx.query(invitedSql, [invited])
          : tx.query(offeredSql, [domain?.trim().toLowerCase() ?? '']),
      )
    },
  ),
  publicCall(
    'POST /auth/oidc/start',
    {
      summary: "Commence une connexion par un fournisseur d'identité : l'adresse de sa page",
      tag,
      body: {
        provider: f.int({ label: "Fournisseur d'identité", required: true, min: 1 }),
        invitation: f.text({ label: "Jeton d'invitation", max: 200 }),
      },
      errors: ['err282', 'err299', 'err404', 'err430'],
      answers: providerPage,
    },
    async ({ context, body, request, reply }) =>
      startFlow(context, {
        providerId: body.provider,
        invited: await invitedBy(context, body.invitation),
        request,
        reply,
      }),
  ),
  publicCall(
    'POST /auth/oidc/finish',
    {
      summary: "Ouvre la session d'une personne que son fournisseur d'identité a reconnue",
      tag,
      errors: ['err281', 'err282', 'err283'],
      answer: openedSchema,
    },
    ({ context, request, reply }) => finishFlow(context, { request, reply }),
  ),
  publicCall(
    'POST /auth/oidc/link',
    {
      summary: 'Rattache une identité au compte dont le mot de passe est donné, et ouvre sa session',
      tag,
      body: {
        email: asked(user.fields.email),
        password: passwordField('Mot de passe'),
        code: f.text({ label: "Code de l'application d'authentification, ou code de secours", max: 40 }),
        sent_code: f.text({ label: 'Code reçu par e-mail', max: 40 }),
      },
      errors: ['err281', 'err282', 'err290', 'err291', 'err292', 'err293', 'err296', 'err299'],
      answer: openedSchema,
    },
    ({ context, body, request, reply }) =>
      linkAccount(
        context,
        { request, reply },
        {
          email: body.email,
          password: passwordText(body.password),
          code: body.code ?? undefined,
          mailCode: body.sent_code ?? undefined,
        },
      ),
  ),
  publicCall(
    'GET /auth/oidc/keys/{id}',
    {
      summary: "Les clés publiques par lesquelles le portail se prouve à un fournisseur d'identité (JWKS)",
      tag,
      params: { id: f.int({ label: "Fournisseur d'identité", required: true, min: 1 }) },
      answers: { keys: shaped<object[]>('Clés', []) },
    },
    async ({ context, params }) => {
      const [row] = await context.db.system('public page', (tx) =>
        tx.query<{ public_key: object | null }>(
          'select public_key from identity_provider where id = $1 and active and "deletedAt" is null',
          [params.id],
        ),
      )
      return { keys: row?.public_key ? [row.public_key] : [] }
    },
  ),
]

/** Single sign-on: for people alone, no key of the API. */
export const ssoCalls: Call[] = forPeople([...signingIn, ...providerCalls])
