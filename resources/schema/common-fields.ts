import { f } from './f'

/** The technical name of a row that rules of the trade know: read, never written. */
export const machineName = f.text({
  label: 'Nom technique',
  max: 60,
  readonly: true,
  index: true,
  hidden: true,
})
