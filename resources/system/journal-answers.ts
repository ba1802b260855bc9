import { securityEventTexts } from '../accounts/security-events'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'

/** What the journal is searched by. */
export const journalQuery = {
  kind: f.text({ label: 'Événement', max: 60 }),
  user_id: f.int({ label: 'Utilisateur', min: 1 }),
  from: f.date({ label: 'Du' }),
  to: f.date({ label: 'Au' }),
  text: f.text({ label: 'Objet, adresse ou appareil', max: 100 }),
} as const

/** Somebody in the journal, by the name of today. */
const person = (label: string) => maybe(told.text(label))

export const journalEntry = {
  id: told.int('Identifiant'),
  at: told.moment('Date'),
  kind: toldKey('Événement', securityEventTexts),
  user_id: maybe(told.int('Utilisateur')),
  user: person("Nom de l'utilisateur"),
  impersonated_by: maybe(told.int('Administrateur')),
  impersonator: person("Nom de l'administrateur"),
  key_id: maybe(told.int("Clé d'API")),
  address: maybe(told.text('Adresse')),
  device: maybe(told.text('Appareil')),
  about: maybe(told.text('Objet')),
  detail: maybe(f.json({ label: 'Détail' })),
  /** Its place in the chain; none until it is sealed. */
  seq: maybe(told.int('Rang dans la chaîne')),
}
export type JournalEntry = Answer<typeof journalEntry>

export const journalAnswer = {
  data: many('Événements', journalEntry),
  total: told.int('Nombre'),
  limit: told.int('Nombre de lignes'),
  offset: told.int('Début'),
}
export type JournalAnswer = Answer<typeof journalAnswer>

/** Rows of one page, and of one exported file. */
export const journalPage = 50
export const mostJournalRows = 100_000
