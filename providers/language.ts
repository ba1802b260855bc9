const aYear = 31_536_000

/** The languages of the pages; the server writes those besides French into them. */
export const languagesOf = (page: Document): readonly string[] => [
  'fr',
  ...(page.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content.split(' ') ?? []),
]

/** Keeps the language of this device, where the server finds it when a page is asked for, and asks for the page again. */
export function keepLanguage(code: string, { document, location }: Window): void {
  document.cookie = `language=${code}; path=/; max-age=${aYear}; samesite=lax`
  location.reload()
}
