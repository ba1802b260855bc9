import { texts } from '../../resources/schema/texts'

/** What is said of the parties of a campaign that take part no more, or are left out (`resources/trade/party-guards.ts`). */
export const partyTexts = texts('party', {
  of: '%{name} (%{why})',
  refused: 'Ne peut plus participer : %{parties}.',
  noArticle: 'aucun article actif dans ces familles',
  otherService: "d'un autre service",
  removed: 'fiche supprimée',
  since: '%{status}, %{date}',
  left: 'Écartés : %{parties}.',
  withdrawn: "%{article} n'est plus au catalogue",
  products: '%{smart_count} produit désactivé |||| %{smart_count} produits désactivés',
  screen: {
    title: 'Qui participe encore aux campagnes',
    intro:
      "Fournisseur déréférencé, adhérent parti, suspendu ou d'un autre service : ce que fait chaque campagne quand elle interroge, reçoit une réponse, la retient et l'applique. Un prospect peut être interrogé et répondre.",
    campaign: 'Campagne',
  },
})
