import { defineEndpoint } from './endpoint'
import { f } from './f'
import { many } from './pick'
import { told } from './told'

/**
 * The events of `GET /live`: `open` with the number of the stream, `change` with the changed rows that the reader may read,
 * `gap` where some may have been missed, `here` with records where people have come or gone, `deaf` while the server hears of
 * no changes, and `end`.
 */
export const liveEvents = ['open', 'change', 'gap', 'here', 'deaf', 'end'] as const
export type LiveEvent = (typeof liveEvents)[number]

/** Ids by resource; null where they are many. */
export type ChangedIds = Readonly<Record<string, readonly number[] | null>>

/** Ids of one resource in one event; beyond them it says null. */
export const mostIdsTold = 200

const place = {
  resource: f.text({ label: 'Ressource', required: true, max: 80 }),
  id: f.int({ label: 'Fiche', required: true, min: 1 }),
  editing: f.bool({ label: 'En modification', required: true }),
} as const

/** What people are told of each other beside the stream `GET /live`. */
export const liveEndpoints = {
  places: defineEndpoint('PUT /live/places', {
    ...{ permission: 'signedIn', tag: 'En direct', opens: true },
    summary:
      "Dit où se trouve la personne dont le flux porte ce numéro ; répond qui d'autre s'y trouve, et qui a modifié ces fiches en dernier",
    body: {
      stream: f.text({ label: 'Numéro du flux', max: 40 }),
      places: f.rows(place, { label: 'Fiches ouvertes', max: 8 }),
    },
    answers: {
      here: many('Autres personnes', {
        resource: told.text('Ressource'),
        id: told.int('Fiche'),
        name: told.text('Nom'),
        editing: told.bool('En modification'),
      }),
      changes: many('Dernières modifications des fiches', {
        resource: told.text('Ressource'),
        id: told.int('Fiche'),
        name: f.text({ label: "Nom ; vide pour une personne que l'on ne peut pas lire" }),
        at: told.moment('Le'),
      }),
    },
  }),
} as const
