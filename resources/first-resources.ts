import { accountResources } from './accounts/account-resources'
import { catalogueResources } from './catalogue/catalogue-resources'
import { contentResources } from './content/content-resources'
import { directoryResources } from './directory/directory-resources'
import { settingResources } from './settings/setting-resources'

/** What a browser knows before its first list: the domains that every other one refers to. */
export const firstResources = [
  ...accountResources,
  ...directoryResources,
  ...catalogueResources,
  ...contentResources,
  ...settingResources,
] as const
