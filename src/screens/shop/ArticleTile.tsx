import { memo } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import { useIsOrdered } from '../../trade/use-quantities'
import { ArticleMarks } from './ArticleMarks'
import { ArticleOrder } from './ArticleOrder'
import { ArticlePicture } from './ArticlePicture'
import { ArticlePrice } from './ArticlePrice'
import { FavouriteStar } from './FavouriteStar'
import type { ItemProps } from './item-props'
import { Overtaking } from './Overtaking'

/** An article as a card. */
export const ArticleTile = memo(function ArticleTile(props: ItemProps) {
  const { article, before, index, total, ttc, disabled, onMove, onLeave, onDetails } = props
  const isOrdered = useIsOrdered(article)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list positions its items itself
    <div
      className="tile"
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      data-ordered={isOrdered ? '' : undefined}
    >
      <div className="top">
        <ArticlePicture article={article} />
        <div>
          <button type="button" className="name" onClick={() => onDetails(article)}>
            {article.label}
          </button>
          <div className="quiet">{[article.supplier, article.brand].filter(Boolean).join(' · ')}</div>
          <div className="quiet">{shopTexts.reference({ ref: article.ref_supplier })}</div>
        </div>
        <FavouriteStar article={article} />
      </div>
      <ArticleMarks article={article} />
      <Overtaking other={before} />
      <div className="bottom">
        <ArticlePrice article={article} ttc={ttc} />
      </div>
      <ArticleOrder
        article={article}
        ttc={ttc}
        disabled={disabled}
        onMove={(direction) => onMove(index, direction)}
        onLeave={onLeave}
      />
    </div>
  )
})
