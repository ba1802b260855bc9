/** The specification's names of the public pages (domain §9.8). */
export type NoticeRoute =
  | { name: 'PublicNoticeHome' }
  | { name: 'PublicNotice' }
  | { name: 'PublicNoticeView' | 'DocumentConsultation' | 'CompanyRegistration'; id: number }
  | { name: 'OpenCompanyAccount' }
  | { name: 'NotFound' }

export const base = '/public-notices'
export const homePath = `${base}/`
export const listPath = `${base}/notices`
export const noticePath = (id: number) => `${listPath}/${id}`
export const registrationPath = (id: number) => `${noticePath(id)}/inscription`
export const documentsPath = (id: number) => `${noticePath(id)}/documents`

/** The calls by which a company opens its account. */
export const registrationCall = (id: number) => `/public-notices/${id}/registration`
export const openRegistrationCall = '/public-notices/registration'

/** The page of a path; a trailing slash does not matter. */
export function routeOf(path: string): NoticeRoute {
  const inside = path.slice(base.length).replace(/\/+$/, '')
  if (inside === '') return { name: 'PublicNoticeHome' }
  if (inside === '/notices') return { name: 'PublicNotice' }
  if (inside === '/inscription') return { name: 'OpenCompanyAccount' }
  const [, id, part] = /^\/notices\/(\d{1,9})(?:\/(documents|inscription))?$/.exec(inside) ?? []
  if (!id) return { name: 'NotFound' }
  if (part === 'inscription') return { name: 'CompanyRegistration', id: Number(id) }
  return { name: part === 'documents' ? 'DocumentConsultation' : 'PublicNoticeView', id: Number(id) }
}
