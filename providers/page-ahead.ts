/** The scripts and styles that a page of the product asks for at once. */
const files =
  /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="([^"]+)"/g

/** A page's HTML; none where the server has no such page. */
async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(path)
  return answer.ok ? answer.text() : ''
}

/**
 * Fetches a page of this origin and the files that it asks for at once, at the lowest priority, so that it opens from the
 * device's own memory. Nothing happens where it cannot be had, or for who saves data.
 */
export async function fetchAhead(path: string): Promise<void> {
  if (savesData()) return
  const html = await htmlOf(path).catch(() => '')
  const isPrefetch = document.createElement('link').relList.supports('prefetch')
  for (const [, file = ''] of html.matchAll(files)) {
    const isStyle = file.endsWith('.css')
    if (isStyle && !isPrefetch) continue
    const link = document.createElement('link')
    link.rel = isPrefetch ? 'prefetch' : 'modulepreload'
    link.as = isStyle ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}

/** Whether this person asks for as little data as possible. */
export const savesData = (): boolean =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true
