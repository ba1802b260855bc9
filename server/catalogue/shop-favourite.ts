import { favouriteAnswer } from '../../resources/catalogue/answers'
import { adherentArticle } from '../../resources/catalogue/article-price'
import { f } from '../../resources/schema/f'
import { asked } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { type Work, workOf } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { memberOf } from '../trade/member'

async function keep(
  work: Work,
  adherent_id: number,
  { article_id, favourite }: { article_id: number; favourite: boolean },
): Promise<void> {
  const resource = work.registry.get('adherent_article')
  const [row] = await work.tx.query<{ id: number }>(
    'select id from adherent_article where adherent_id = $1 and article_id = $2 and "deletedAt" is null for update',
    [adherent_id, article_id],
  )
  if (row) await updateRow(work, resource, { id: row.id, input: { favourite }, trusted: true })
  else if (favourite) await createRow(work, resource, { input: { adherent_id, article_id, favourite } })
}

/** Marks an article as a favourite of a member, or no longer. */
export const favouriteCall: Call = defineCall('PUT /article/{id}/favourite', 'viewCatalog', {
  shape: {
    summary: "Article favori d'un adhérent",
    tag: 'Catalogue',
    params: { id: f.int({ label: 'Article', required: true, min: 1 }) },
    body: {
      adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
      favourite: asked(adherentArticle.fields.favourite, { required: true }),
    },
    answers: favouriteAnswer,
  },
  run: ({ context, actor, params, body }) =>
    context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await memberOf(work, body.adherent_id, false)
      await keep(work, body.adherent_id, { article_id: params.id, favourite: body.favourite })
      return { id: params.id, favourite: body.favourite }
    }),
})
