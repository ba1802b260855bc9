import { memo } from 'react'
import { articleSubtitle } from '../../../i18n/fr/article-subtitle'
import { useIsOrdered } from '../../trade/use-quantities'
import { ArticleMarks } from './ArticleMarks'
import { ArticleOrder } from './ArticleOrder'
import { ArticlePicture } from './ArticlePicture'
import { ArticlePrice } from './ArticlePrice'
import { FavouriteStar } from './FavouriteStar'
import type { ItemProps } from './item-props'
import { Overtaking } from './Overtaking'

/** An article as a line of the list. */
export const ArticleRow = memo(function ArticleRow(props: ItemProps) {
  const { article, before, index, total, ttc, disabled, onMove, onLeave, onDetails } = props
  const isOrdered = useIsOrdered(article)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list positions its items itself
    <div
      className="row"
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      data-ordered={isOrdered ? '' : undefined}
    >
      <ArticlePicture article={article} />
      <div className="what">
        <div className="title">
          <button type="button" className="name" onClick={() => onDetails(article)}>
            {article.label}
          </button>
          <FavouriteStar article={article} />
        </div>
        <div className="quiet">{articleSubtitle(article)}</div>
        <ArticleMarks article={article} />
        <Overtaking other={before} />
      </div>
      <ArticlePrice article={article} ttc={ttc} />
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
