import { texts } from '../../resources/schema/texts'

/** What taking rights from people strikes besides orders, and what they leave without anybody. */
export const struckTexts = texts('struckAccount', {
  validated: '%{smart_count} personne sans ce valideur |||| %{smart_count} personnes sans ce valideur',
  managed: '%{smart_count} adhérent suivi |||| %{smart_count} adhérents suivis',
  levels:
    '%{smart_count} niveau sans ce valideur par défaut |||| %{smart_count} niveaux sans ce valideur par défaut',
  suppliers: '%{smart_count} fournisseur sans compte |||| %{smart_count} fournisseurs sans compte',
  tenders: "%{smart_count} appel d'offres en cours |||| %{smart_count} appels d'offres en cours",
  priceUpdates:
    '%{smart_count} mise à jour des prix en cours |||| %{smart_count} mises à jour des prix en cours',
  volumes: '%{smart_count} demande de volumes en cours |||| %{smart_count} demandes de volumes en cours',
  statistics:
    '%{smart_count} demande de statistiques en cours |||| %{smart_count} demandes de statistiques en cours',
  tasks: '%{smart_count} commentaire à faire |||| %{smart_count} commentaires à faire',
  keys: "%{smart_count} clé d'API |||| %{smart_count} clés d'API",
  webhooks: '%{smart_count} webhook |||| %{smart_count} webhooks',
  exports: '%{smart_count} export programmé |||| %{smart_count} exports programmés',
  imports: '%{smart_count} import programmé |||| %{smart_count} imports programmés',
})
