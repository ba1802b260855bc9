import { f } from '../../resources/schema/f'
import { many, maybe, one, shaped } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'

const person = {
  id: told.ref('user', 'Utilisateur'),
  first_name: f.text({ label: 'Prénom' }),
  last_name: f.text({ label: 'Nom' }),
}
const signed = {
  id: told.int('Identifiant'),
  User: maybe(one('Utilisateur', person)),
  /** Who was acting as the user. */
  impersonated_by: maybe(one('Administrateur', person)),
}
const value = (label: string) => maybe(shaped<unknown>(label))

/** A change of a field; its labels are those of the rows that a reference names. */
export const fieldChange = {
  ...signed,
  entity_id: told.int("N° de l'objet"),
  field: told.text('Champ'),
  old_value: value('Avant'),
  new_value: value('Après'),
  old_label: f.text({ label: "Libellé d'avant" }),
  new_label: f.text({ label: "Libellé d'après" }),
  change_type: told.word('Nature', ['create', 'update', 'delete']),
  updatedAt: told.moment('Le'),
}

/** A link that was added, removed or changed. */
const associationChange = {
  ...signed,
  association_name: told.text('Association'),
  action: told.word('Nature', ['added', 'removed', 'updated']),
  associated_id: told.int('Élément lié'),
  label: f.text({ label: 'Libellé' }),
  updatedAt: told.moment('Le'),
}

/** A business event of a row. */
export const eventAnswer = {
  ...signed,
  model: told.text('Modèle'),
  entity_id: told.int("N° de l'objet"),
  event: told.text('Événement'),
  payload: value('Valeurs'),
  createdAt: told.moment('Le'),
}

const part = { total: told.int('Nombre'), offset: told.int('Début'), limit: told.int('Nombre de lignes') }
export const fieldChanges = { data: many('Changements', fieldChange), ...part }
export const associationChanges = { data: many('Changements', associationChange), ...part }
