import { texts } from '../../resources/schema/texts'

/** Why a declared action is refused. */
export const apiTexts = texts('api', {
  notIn: "« %{action} » n'est pas possible à l'état « %{state} ».",
  not: "« %{action} » n'est pas possible pour cette ligne.",
  noStep: "De l'état « %{from} », rien ne mène à « %{to} ».",
  twice: 'Cette valeur et celle de « %{field} » ne disent pas la même chose.',
  none: 'Aucune action ne répond à cette valeur.',
})
