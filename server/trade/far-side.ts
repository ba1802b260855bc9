import { BlockList, isIP } from 'node:net'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'

/** Networks that are nobody's on the Internet: loopback, private, of a link, of documents, of several (IANA's special registries). */
const special = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/')
  special.addSubnet(address, Number(bits), 'ipv4')
}
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = network.split('/')
  special.addSubnet(address, Number(bits), 'ipv6')
}
/** The only part of IPv6 that leads anywhere. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the Internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** The name or address of a URL, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const isLocalName = (host: string): boolean =>
  host === 'localhost' || !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)\.?$/.test(host)

/** Why nobody answered: the system's code, and never where a name leads. */
export const whyUnanswered = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string') return texts.unreachable({ code })
  return error instanceof Error ? error.message : String(error)
}

/** What is wrong with an address that is to be written to; where it leads is looked at each time that something leaves. */
export function addressFault(text: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return texts.badAddress
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) return texts.httpsOnly
  if (url.username || url.password || url.hash) return texts.badAddress
  if (allowsPrivate) return undefined
  const host = hostOf(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : !isLocalName(host)
  return isPublic ? undefined : texts.privateAddress
}

/** Whether a call took longer than it may. */
export const isLate = (error: unknown): boolean =>
  error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)

/** Whether nobody answered, in the system's words; what we refuse to ask says nothing of the far side. */
export const isUnanswered = (error: unknown): boolean =>
  isLate(error) || (error instanceof Error && 'code' in error)
