import type { Http } from './http'
import type { PermissionStore } from './permissions'
import type { Session } from './session-storage'
import { parseUser, type SessionUser } from './session-user'

/** What login, impersonation and its end answer: the user beside the two tokens. */
interface SignedIn {
  token: string
  refresh_token: string
}

export interface Credentials {
  email: string
  password: string
  /** Of the second factor, once the server has asked for it. */
  code?: string
  /** What a passkey has signed, in place of the code. */
  passkey?: unknown
  /** Received by e-mail, where the account was tried too often. */
  mailCode?: string | undefined
}

/** A refusal is the caller's to tell, and ends no session. */
const unheard = { on401: 'pass', quiet: true } as const

export type Account = ReturnType<typeof createAccount>

/** The calls that begin, change and end a session, and what they leave in the browser. */
export function createAccount(deps: {
  http: Http
  session: Session
  permissions: PermissionStore
  /** What else ends with the session on this device, before the server is told. */
  leaving?: () => Promise<void>
}) {
  const { http, session, permissions } = deps
  const begin = (answer: unknown): SessionUser => {
    const user = parseUser(withoutTokens(answer))
    const tokens = tokensOf(answer)
    if (!user || !tokens) throw new TypeError('a session needs a user and two tokens')
    permissions.forget()
    session.forgetOwn()
    session.keepTokens(tokens)
    session.keepUser(user)
    return user
  }
  /** The current user, fresh from the server. */
  const load = async (): Promise<SessionUser> => {
    const user = parseUser(await http.get('/users/me'))
    if (!user) throw new TypeError('the server answered no user')
    const before = session.user()
    const impersonatedBy = user.isImpersonated ? (user.impersonatedBy ?? before?.impersonatedBy) : null
    const kept = { ...user, impersonatedBy }
    session.keepUser(kept)
    return kept
  }
  return {
    load,
    /** The e-mail leaves trimmed and lower-cased, the password as typed. */
    async login({ email, mailCode, ...given }: Credentials): Promise<SessionUser> {
      const body = { ...given, email: email.trim().toLowerCase(), sent_code: mailCode }
      return begin(await http.post('/auth/login', body, { on401: 'pass' }))
    },
    /** Proves the second factor that a profile asks for: the session begins, and the recovery codes are answered. */
    async confirmFactor(
      token: string,
      code: string,
    ): Promise<{ user: SessionUser; recoveryCodes: string[] }> {
      const { recovery_codes, ...answer } = await http.post<{ recovery_codes: string[] }>(
        '/auth/two-factor/confirm',
        { token, code },
        unheard,
      )
      return { user: begin(answer), recoveryCodes: recovery_codes }
    },
    /** Begins the session that another call opens. */
    open: async (path: string, body: object): Promise<SessionUser> =>
      begin(await http.post(path, body, unheard)),
    /**
     * Tells the server, then forgets; an unreachable server does not keep anybody in. Answers the page that ends the session at
     * the identity provider that opened it.
     */
    async logout(): Promise<string | undefined> {
      const refreshToken = session.refreshToken()
      await deps.leaving?.().catch(() => undefined)
      const answer = refreshToken
        ? await http
            .post<{ url?: string | null }>('/auth/logout', { refreshToken }, unheard)
            .catch(() => undefined)
        : undefined
      permissions.forget()
      session.clear()
      return answer?.url ?? undefined
    },
    async impersonate(id: number): Promise<SessionUser> {
      return begin(await http.post('/auth/impersonate', { id }))
    },
    /** Gives the session back to the person behind the impersonation; a renewal that is on its way comes first. */
    async stopImpersonating(): Promise<void> {
      const handle = (await load()).impersonatedBy?.refresh_token
      if (!handle) throw new TypeError('nobody is impersonated')
      begin(await http.post('/auth/refresh', { refreshToken: handle }, { on401: 'pass' }))
    },
  }
}

function tokensOf(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { token, refresh_token } = answer as Partial<SignedIn>
  return token && refresh_token ? { token, refreshToken: refresh_token } : undefined
}

function withoutTokens(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { token: _token, refresh_token: _refresh, ...user } = answer as Partial<SignedIn>
  return user
}
