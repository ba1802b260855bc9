import { articleLine } from '../i18n/fr/article-line'
import { shelfTitles } from '../i18n/fr/shop'
import { mostFirstArticles, plainQuestion } from '../resources/catalogue/first-articles'
import { type Shelf, shelfPermissions, shopPage } from '../resources/catalogue/shop'
import { shopEndpoints } from '../resources/catalogue/shop-endpoints'
import { firstAdherent } from '../resources/directory/first-adherent'
import type { Context } from './api/context'
import { declaredAnswer } from './api/declared-answer'
import { workOf } from './api/work'
import type { FirstScreen } from './application'
import { shopAnswer } from './catalogue/shop-answer'
import { type Actor, may } from './database/actor'
import { adherentChoices } from './directory/all-adherents'

/** Seconds that the database may work on one statement of a page: it is more than most need, and a page does without. */
const seconds = 1

const shown = declaredAnswer(shopEndpoints.search)

const taxSql = `select coalesce(u.tax_display, p.tax_display, false) as ttc from "user" u join profile p on p.id = u.profile_id where u.id = $1`

/** The first articles of a catalogue for whoever asks for its page, as the adherent that is proposed first. */
const firstArticles =
  (shelf: Shelf, path: string) =>
  async (context: Context, actor: Actor): Promise<FirstScreen | undefined> => {
    if (!may(actor, shopEndpoints.search.permission) || !may(actor, shelfPermissions[shelf])) return undefined
    return context.db.read(
      actor,
      async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const adherent = firstAdherent(await adherentChoices(work))
        if (!adherent) return undefined
        const question = plainQuestion(adherent, shelf)
        const { data, ...answer } = await shopAnswer(work, { ...question, limit: mostFirstArticles })
        const [tax] = await tx.query<{ ttc: boolean }>(taxSql, [actor.userId])
        const ttc = tax?.ttc === true
        return {
          user: actor.userId,
          path,
          title: shelfTitles[shelf],
          lines: data.map((article) => articleLine(article, ttc)),
          question,
          answer: shown({ ...answer, data, limit: shopPage }),
        }
      },
      seconds,
    )
  }

export const foodPath = '/front-office/catalogs/food'

/** What the page of the food catalogue shows first; home brings it for who goes on to it. */
export const foodFirst = firstArticles('food', foodPath)
