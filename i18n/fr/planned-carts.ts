import { texts } from '../../resources/schema/texts'

/** Sentences of a cart that the clock sends (5-doors §1, Q). */
export const plannedTexts = texts('plannedCarts', {
  plan: 'Envoyer plus tard',
  title: 'Envoyer ce panier plus tard',
  confirm: "Prévoir l'envoi",
  help: "À cette heure, le panier part en votre nom, aux prix du jour. Une ligne qui ne peut plus être commandée est écartée, et vous l'apprenez ; si quelque chose s'oppose à l'envoi, le panier reste ici.",
  askBudget: 'Budget dépassé',
  planned: 'Envoi prévu',
  sending: 'Ce panier part de lui-même le %{when}, au nom de %{name}.',
  giveUp: 'Y renoncer',
  givenUp: "L'envoi prévu est annulé",
})
