import type { Context } from '../api/context'
import type { Served } from '../api/serve'
import { reading } from '../api/with-work'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import { type Sheet, sheetPdf } from './sheet-pdf'

interface Paper {
  name: string
  read: (work: Work) => Promise<Sheet>
}

/** Reads what a paper says, then prints it once the database is left. */
export async function printed(context: Context, actor: Actor, { name, read }: Paper): Promise<Served> {
  const sheet = await reading(context, actor, read)
  return { name: `${name}.pdf`, book: await sheetPdf(sheet) }
}
