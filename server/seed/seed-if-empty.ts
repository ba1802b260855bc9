import type { Config } from '../config'
import type { Tx } from '../database/connect'
import { loadEgalimClosing } from './demo/egalim/load-egalim-closing'
import { loadEgalimPlan } from './demo/egalim/load-egalim-plan'
import { loadExports } from './demo/exports/load-exports'
import { loadArticleRequests } from './demo/load-article-requests'
import { loadComments } from './demo/load-comments'
import { loadImportModels } from './demo/load-import-models'
import { loadCampaigns } from './demo/pricing/load-campaigns'
import { loadMarketValues } from './demo/pricing/load-market-values'
import { loadQuotes } from './demo/quotes/load-quotes'
import { loadRebates } from './demo/rebates/load-rebates'
import { loadRevenues } from './demo/revenues/load-revenues'
import { loadSurveys } from './demo/surveys/load-surveys'
import { loadTenders } from './demo/tenders/load-tenders'
import { loadVolumes } from './demo/volumes/load-volumes'
import { loadWebhooks } from './demo/webhooks/load-webhooks'
import { seed } from './seed'

/** What to fill with, and the server's secret: what suppliers of the demonstration have sent is sealed by it. */
export type SeedConfig = { seed: 'min' | 'none' } | Pick<Config, 'seed' | 'dataDir' | 'secretKey'>

/** Whether nobody has an account yet: the mark of a database that was never filled. */
async function isEmpty(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ empty: boolean }>('select not exists (select 1 from "user") as empty')
  return row?.empty === true
}

/** Fills an empty database with the reference lists, and the demonstration data where asked; a filled one is left alone. Answers whether it did. */
export async function seedIfEmpty(
  tx: Tx,
  config: SeedConfig,
  { say, now = new Date() }: { say: (text: string) => void; now?: Date },
): Promise<boolean> {
  if (!(await isEmpty(tx))) return false
  let shown = -1
  const progress = (label: string, done: number, total: number) => {
    const tenth = Math.floor((10 * done) / Math.max(1, total))
    if (tenth === shown) return
    shown = tenth
    say(`  Données : ${tenth * 10} % (${label})`)
  }
  await tx.query('begin')
  try {
    await seed(tx, config.seed, { progress, now })
    if (config.seed === 'demo') {
      await loadTenders(tx, { config, now })
      await loadCampaigns(tx, now)
      await loadMarketValues(tx, now)
      await loadVolumes(tx, now)
      await loadRevenues(tx, now)
      await loadRebates(tx, now)
      await loadEgalimPlan(tx, now)
      await loadEgalimClosing(tx, now)
      await loadQuotes(tx, now)
      await loadArticleRequests(tx, now)
      await loadComments(tx, now)
      await loadImportModels(tx, now)
      await loadSurveys(tx, now)
      await loadExports(tx, now)
      await loadWebhooks(tx, now)
    }
    await tx.query('commit')
    return true
  } catch (error) {
    await tx.query('rollback')
    throw error
  }
}
