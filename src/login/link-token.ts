declare global {
  interface Window {
    /** What the page's first code found in its address (`server/link-token.ts`). */
    linkToken?: { token: string } | undefined
  }
}

let held = window.linkToken
delete window.linkToken

/** The token of the link that opened this page. */
export const linkToken = (): string | undefined => held?.token

/** Forgets the token: its link is used, or what it opened is left. */
export function forgetLinkToken(): void {
  held = undefined
  sessionStorage.removeItem('linkToken')
}
