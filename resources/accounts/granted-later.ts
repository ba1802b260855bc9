/** Menus and permissions declared after databases had been filled. */
export interface LaterGrant {
  /** Says it in the list of applied migrations; never changes. */
  readonly name: string
  /** `BO/Warehouses`: each profile gets the level that it has in a new database. */
  readonly menus: readonly string[]
  /** Each profile that holds it in a new database is given it, by a tick where no level of its gives it. */
  readonly permissions: readonly string[]
}

/** Given once to the profiles of databases that are filled already, in this order. What stands here stays. */
export const grantedLater: readonly LaterGrant[] = [
  { name: 'quotation-tracking', menus: ['BO/QuotationTracking'], permissions: [] },
  {
    name: 'search-synonyms',
    menus: [],
    permissions: [
      'settingSearchSynonym',
      'createSettingSearchSynonym',
      'updateSettingSearchSynonym',
      'deleteSettingSearchSynonym',
    ],
  },
  { name: 'leakage', menus: ['BO/Leakage'], permissions: [] },
  { name: 'retention', menus: ['BO/Retention'], permissions: ['eraseUser'] },
  { name: 'webhooks', menus: [], permissions: ['manageWebhooks'] },
  { name: 'article-pictures', menus: [], permissions: ['updateMyCatalog'] },
  { name: 'scheduled-imports', menus: [], permissions: ['manageScheduledImports'] },
  { name: 'security-journal', menus: ['BO/SecurityJournal'], permissions: ['viewSecurityJournal'] },
  { name: 'system', menus: ['BO/System'], permissions: [] },
  { name: 'resume-sendings', menus: [], permissions: ['resumeSendings'] },
  { name: 'identity-providers', menus: [], permissions: ['manageIdentityProviders'] },
  { name: 'guards', menus: ['BO/Guards'], permissions: [] },
  { name: 'imports', menus: ['BO/Imports'], permissions: [] },
  { name: 'egalim-plan', menus: [], permissions: ['manageEgalim'] },
  {
    name: 'article-requests',
    menus: ['BO/ArticleRequests', 'FO/ArticleRequests'],
    permissions: ['viewArticleRequest', 'createArticleRequest', 'answerArticleRequest'],
  },
  { name: 'import-models', menus: ['BO/ImportModels'], permissions: [] },
  { name: 'comments', menus: ['BO/Comments'], permissions: ['viewComments'] },
  {
    name: 'custom-fields',
    menus: [],
    permissions: [
      ...['manageCustomFields', 'viewCustomFields', 'fillCustomFields'],
      ...['viewReservedFields', 'fillReservedFields'],
    ],
  },
]
