import { fold } from '../../resources/schema/fold'
import { wordsOf } from '../../resources/schema/reading/read-cell'
import { titleRows } from '../../resources/schema/sheet-files'
import type { ReadSheet } from './sheet-row'

/** A sheet that has rows: how many titles that are known stand in one of its first rows. */
export interface FoundSheet {
  name: string
  known: number
}

/** The sheets that have rows, and those that are read. */
export interface ChosenSheets {
  sheets: FoundSheet[]
  chosen: ReadSheet[]
}

/** Sheets that are looked into. */
const most = 40

async function lookInto({ name, rows }: ReadSheet, known: ReadonlySet<string>): Promise<FoundSheet[]> {
  let [best, isFilled] = [0, false]
  for await (const { cells } of rows(titleRows)) {
    isFilled = true
    const titles = new Set(cells.map((cell) => fold(wordsOf(cell).replace(/\s+\*$/, ''))))
    best = Math.max(best, [...titles].filter((title) => known.has(title)).length)
  }
  return isFilled ? [{ name, known: best }] : []
}

/** The sheets that were asked for, as far as they are there; else the one with the most known titles, the first among equals. */
export async function chooseSheets(
  all: readonly ReadSheet[],
  { asked = [], known }: { asked?: readonly string[] | undefined; known: readonly string[] },
): Promise<ChosenSheets> {
  if (all.length === 1) return { sheets: [], chosen: [...all] }
  const titles = new Set(known)
  const sheets: FoundSheet[] = []
  for (const sheet of all.slice(0, most)) sheets.push(...(await lookInto(sheet, titles)))
  const named = asked.filter((name) => sheets.some((sheet) => sheet.name === name))
  const [likeliest] = [...sheets].sort((a, b) => b.known - a.known)
  const names = named.length ? named : [likeliest?.name]
  const chosen = all.filter(({ name }) => names.includes(name))
  return { sheets, chosen: chosen.length ? chosen : all.slice(0, 1) }
}
