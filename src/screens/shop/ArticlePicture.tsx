import { useState } from 'react'
import { fileUrl } from '../../../providers/files'
import type { ShopArticle } from '../../../resources/catalogue/answers'

const glyphs = {
  frozen:
    'M22 11h-4.17l3.24-3.24-1.41-1.42L15 11h-2V9l4.66-4.66-1.42-1.41L13 6.17V2h-2v4.17L7.76 2.93 6.34 4.34 11 9v2H9L4.34 6.34 2.93 7.76 6.17 11H2v2h4.17l-3.24 3.24 1.41 1.42L9 13h2v2l-4.66 4.66 1.42 1.41L11 17.83V22h2v-4.17l3.24 3.24 1.42-1.41L13 15v-2h2l4.66 4.66 1.41-1.42L17.83 13H22z',
  fresh:
    'M18 2.01 6 2a2 2 0 0 0-2 2v16c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V4a2 2 0 0 0-2-1.99zM18 20H6v-9.02h12V20zm0-11H6V4h12v5zM8 5h2v3H8zm0 7h2v5H8z',
  ambient:
    'M20 2H4c-1 0-2 .9-2 2v3.01c0 .72.43 1.34 1 1.69V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7c.57-.35 1-.97 1-1.69V4c0-1.1-1-2-2-2zm-1 18H5V9h14v11zm1-13H4V4h16v3zM9 12h6v2H9z',
} as const

interface Props {
  article: ShopArticle
  large?: boolean
}

/** The article's picture, else its product's or its family's; without any, or when it does not come, how it is kept. */
export function ArticlePicture({ article, large }: Props) {
  const url = fileUrl(article.image)
  const [lost, setLost] = useState<string>()
  return (
    <span
      className={['picture', large && 'large', article.image?.own && 'own'].filter(Boolean).join(' ')}
      aria-hidden
    >
      {url && url !== lost ? (
        <img src={url} alt="" loading="lazy" onError={() => setLost(url)} />
      ) : (
        <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d={glyphs[article.temperature ?? 'ambient']} />
        </svg>
      )}
    </span>
  )
}
