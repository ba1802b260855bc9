declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Grant {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }
  interface OidcContext {
    path: string
    body: unknown
    oidc: {
      client?: { clientId: string }
      session?: { accountId?: string }
      provider: { Grant: new (of: { clientId?: string; accountId?: string }) => Grant }
    }
  }
  interface Settings {
    clients: Record<string, unknown>[]
    jwks: { keys: unknown[] }
    claims: Record<string, string[]>
    conformIdTokenClaims: boolean
    clientAuthMethods: string[]
    cookies: { keys: string[] }
    features: Record<
      string,
      {
        enabled: boolean
        logoutSource?: (ctx: OidcContext, form: string) => void
        postLogoutSuccessSource?: (ctx: OidcContext) => void
      }
    >
    fetch: (url: string | URL, options: RequestInit & { dispatcher?: unknown }) => Promise<Response>
    interactions: { url: (ctx: OidcContext, interaction: { uid: string }) => string }
    findAccount: (
      ctx: OidcContext,
      id: string,
    ) => { accountId: string; claims: () => Record<string, unknown> }
    loadExistingGrant: (ctx: OidcContext) => Promise<Grant>
  }
  export default class Provider {
    constructor(issuer: string, settings: Settings)
    use: (middleware: (ctx: OidcContext, next: () => Promise<void>) => Promise<void>) => void
    callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished: (
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ) => Promise<void>
  }
}
