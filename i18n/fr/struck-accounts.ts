import { texts } from '../../resources/schema/texts'

/** What taking rights from people strikes besides orders. */
export const struckTexts = texts('struckAccount', {
  validated: '%{smart_count} personne sans ce valideur |||| %{smart_count} personnes sans ce valideur',
  managed: '%{smart_count} adhérent suivi |||| %{smart_count} adhérents suivis',
  keys: "%{smart_count} clé d'API |||| %{smart_count} clés d'API",
  webhooks: '%{smart_count} webhook |||| %{smart_count} webhooks',
  exports: '%{smart_count} export programmé |||| %{smart_count} exports programmés',
  imports: '%{smart_count} import programmé |||| %{smart_count} imports programmés',
})
