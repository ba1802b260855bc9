/** What development does not do by itself, in words for the developer. */
export class DevelopError extends Error {}

/** Something would have been dropped, and nobody said yes. */
export const unagreed = (drops: readonly string[]): DevelopError =>
  new DevelopError(
    `Les déclarations ne connaissent plus ce que la base contient encore :\n${drops.map((drop) => `  - ${drop}\n`).join('')}Rien n'a été changé. Pour renommer un champ, donnez-lui « was » ; pour supprimer, répondez oui à la question que « npm run dev » pose dans un terminal.`,
  )

/** A required column without a value for the rows that exist, as PostgreSQL refuses it; any other error comes back as it was. */
export function unfilled(error: unknown): unknown {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== '23502') return error
  const [table, column] = [Reflect.get(error, 'table'), Reflect.get(error, 'column')]
  return new DevelopError(
    `« ${column} » de « ${table} » est obligatoire, et des lignes existent : donnez-lui un « default », ou rendez le champ facultatif. Rien n'a été changé.`,
  )
}
