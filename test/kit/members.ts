import type { TestApp } from './open-app'

/** Two services, a group of two members, a third member alone, two suppliers. */
export interface Members {
  publicService: number
  privateService: number
  group: number
  valmont: number
  tilleuls: number
  bellevue: number
  martin: number
  primeurs: number
}

let turns = 0

/** Makes the members of the scenarios straight in the database. */
export async function addMembers({ context }: TestApp): Promise<Members> {
  turns += 1
  const named = (text: string) => `${text} (${turns})`
  return context.db.system('seed', async (tx) => {
    const add = async (sql: string, values: unknown[]) => {
      const [row] = await tx.query<{ id: number }>(`${sql} returning id`, values)
      return row?.id ?? 0
    }
    const service = (label: string) =>
      add('insert into company (label, company_type_id, active) values ($1, 1, true)', [named(label)])
    const [publicService, privateService] = [await service('Valaé Public'), await service('Valaé Privé')]
    const group = await add('insert into groupadherent (label, company_id, active) values ($1, $2, true)', [
      named('GHT des Collines'),
      publicService,
    ])
    const member = (name: string, company: number, of: number | null) =>
      add(
        'insert into adherent (name, company_id, "groupAdherent_id", adherent_status_id) values ($1, $2, $3, 1)',
        [named(name), company, of],
      )
    const supplier = (name: string) =>
      add(
        `insert into supplier (name, supplier_status_id, siret, ape_code, tva_number) values ($1, 1, '99990000100010', '1011Z', 'FR57999900001')`,
        [named(name)],
      )
    return {
      publicService,
      privateService,
      group,
      valmont: await member('CH de Valmont', publicService, group),
      tilleuls: await member('EHPAD Les Tilleuls', publicService, group),
      bellevue: await member('Hôtel Bellevue', privateService, null),
      martin: await supplier('Boucherie Martin'),
      primeurs: await supplier('Primeurs de la Vallée'),
    }
  })
}
