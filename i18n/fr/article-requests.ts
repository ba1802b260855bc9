import { texts } from '../../resources/schema/texts'

/** Articles that a member asks the group for. */
export const articleRequestTexts = texts('articleRequest', {
  ask: 'Demander cet article au groupe',
  proposed: 'Article proposé : %{article}.',
  unorderable: "L'adhérent ne peut pas commander cet article : %{reason}",
})
