import { f } from './f'

/** The technical name of a row that rules of the trade know: read, never written. */
export const machineName = f.text({
  label: 'Nom technique',
  max: 60,
  readonly: true,
  index: true,
  hidden: true,
})

/** The member, or the group of members, that a row belongs to; neither = common to all. */
export const owner = {
  adherent_id: f.ref('adherent', { label: 'Adhérent' }),
  groupAdherent_id: f.ref('groupadherent', { label: "Groupe d'adhérents" }),
}
