import { accountResources } from './accounts/account-resources'
import { catalogueResources } from './catalogue/catalogue-resources'
import { contentResources } from './content/content-resources'
import { directoryResources } from './directory/directory-resources'
import type { AnyResource } from './schema/resource'
import { settingResources } from './settings/setting-resources'

/** What a browser knows before its first list: the domains that every other one refers to. */
export const firstResources: readonly AnyResource[] = [
  ...accountResources,
  ...directoryResources,
  ...catalogueResources,
  ...contentResources,
  ...settingResources,
]
