/** The specification's names of the public pages (domain §9.8). */
export type NoticeRoute =
  | { name: 'PublicNoticeHome' }
  | { name: 'PublicNotice' }
  | { name: 'PublicNoticeView' | 'DocumentConsultation'; id: number }
  | { name: 'NotFound' }

export const base = '/public-notices'
export const homePath = `${base}/`
export const listPath = `${base}/notices`
export const noticePath = (id: number) => `${listPath}/${id}`
export const documentsPath = (id: number) => `${noticePath(id)}/documents`

/** The page of a path; a trailing slash does not matter. */
export function routeOf(path: string): NoticeRoute {
  const inside = path.slice(base.length).replace(/\/+$/, '')
  if (inside === '') return { name: 'PublicNoticeHome' }
  if (inside === '/notices') return { name: 'PublicNotice' }
  const [, id, documents] = /^\/notices\/(\d{1,9})(\/documents)?$/.exec(inside) ?? []
  if (!id) return { name: 'NotFound' }
  return { name: documents ? 'DocumentConsultation' : 'PublicNoticeView', id: Number(id) }
}
