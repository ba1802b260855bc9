import { defineEndpoint } from './endpoint'
import { f } from './f'
import type { Answer } from './infer'
import { many, page, shaped } from './pick'
import { told } from './told'

const shared = { tag: 'Fusions', permission: 'signedIn' } as const
const model = f.text({ label: 'Modèle', required: true, max: 80 })
const range = {
  offset: f.int({ label: 'Début', min: 0, max: 1_000_000 }),
  limit: f.int({ label: 'Nombre', min: 1, max: 100 }),
} as const

/** Where a page of an answer begins, and its most rows. */
const ofPage = { offset: told.int('Début'), limit: told.int('Nombre') }

const double = {
  by: told.texts('Ce qui se ressemble'),
  count: told.int('Nombre de fiches'),
  records: many('Fiches', {
    id: told.int('Fiche'),
    title: told.text('Libellé'),
    more: told.text('Détails'),
  }),
}
/** Records that are likely one and the same. */
export type Double = Answer<typeof double>

/** A value that the screen « Fusionner » shows: of which record, how it reads. */
const field = {
  name: told.text('Champ'),
  label: told.text('Libellé du champ'),
  values: told.texts('Valeurs, par fiche'),
  differs: told.bool('Diffère'),
  united: told.bool('Réunissable'),
  best: f.int({ label: 'Fiche proposée ; vide : toutes' }),
}
export type ComparedField = Answer<typeof field>

const merged = { id: told.int('Fusion'), kept_id: told.int('Fiche gardée') }
const counted = { list: told.text('Liste'), count: told.int('Nombre') }

const records = {
  ids: f.json({ label: 'Fiches à fusionner, celle qui reste parmi elles : [12, 31]', required: true }),
}
const choices = f.json({
  label: 'Par champ, la fiche dont la valeur est gardée, ou « all » pour réunir : { "label": 31 }',
})

const listedMerge = {
  id: told.int('Fusion'),
  kept_id: told.int('Fiche gardée'),
  title: told.text('Libellé de la fiche gardée'),
  person: told.text('Par'),
  at: told.moment('Le'),
  can_undo: told.bool('Annulable'),
}
export type ListedMerge = Answer<typeof listedMerge>

/** Likely doubles of a list, and how records are made one: compared, merged, taken back. */
export const mergeEndpoints = {
  doubles: defineEndpoint('GET /merges/{modelName}/doubles', {
    ...shared,
    summary: "Doublons probables d'une liste, ceux qui se ressemblent le plus en premier",
    params: { modelName: model },
    query: range,
    answers: { ...page('Doublons', double), ...ofPage },
  }),
  list: defineEndpoint('GET /merges/{modelName}', {
    ...shared,
    summary: "Fusions d'une liste, la dernière en premier",
    params: { modelName: model },
    query: range,
    answers: { ...page('Fusions', listedMerge), ...ofPage },
  }),
  into: defineEndpoint('GET /merges/{modelName}/{id}/into', {
    ...shared,
    summary: "Où mène l'adresse d'une fiche fusionnée ; err404 pour toute autre",
    params: { modelName: model },
    answers: { kept_id: told.int('Fiche gardée') },
  }),
  preview: defineEndpoint('PUT /merges/{modelName}/preview', {
    ...shared,
    summary: "Compare des fiches champ par champ et dit ce qu'une fusion déplacerait ; rien n'est changé",
    params: { modelName: model },
    body: {
      ...records,
      kept_id: f.int({ label: 'Fiche gardée ; sans elle, la plus remplie', min: 1 }),
      choices,
    },
    answers: {
      kept_id: told.int('Fiche gardée'),
      records: many('Fiches', {
        id: told.int('Fiche'),
        title: told.text('Libellé'),
        lock_version: told.int('Version lue'),
      }),
      fields: many('Champs', field),
      moved: many('Ce qui suit la fiche gardée', counted),
      stayed: many("Ce qui reste avec l'ancienne fiche", counted),
      refusals: told.texts('Ce qui empêche la fusion'),
    },
    opens: true,
  }),
  merge: defineEndpoint('POST /merges/{modelName}', {
    ...shared,
    summary: 'Fusionne des fiches : les références suivent celle qui reste, les autres adresses y mènent',
    params: { modelName: model },
    body: {
      ...records,
      kept_id: f.int({ label: 'Fiche gardée', required: true, min: 1 }),
      lock_versions: f.json({ label: 'Versions lues : { "12": 3 }' }),
      choices,
    },
    answers: merged,
  }),
  undo: defineEndpoint('PUT /merges/{id}/undo', {
    ...shared,
    summary: 'Annule une fusion, une fois, dans les 30 jours ; ce qui a été modifié depuis est laissé et dit',
    answers: {
      ...merged,
      undone: told.int('Remises comme avant'),
      left: told.int('Laissées'),
      lines: many('Lignes laissées', {
        list: told.text('Liste'),
        entity_id: told.int('Ligne'),
        title: told.text('Libellé'),
        message: told.text('Motif'),
        differs: shaped<{ label: string; mine: string; theirs: string }[]>('Différences', []),
      }),
    },
  }),
} as const
