import { menuCatalogue } from './accounts/menus'
import { permissionCatalogue } from './accounts/permissions'
import { resources } from './index'

/** Every permission, those of the settings tables included; apart from the resources, since few pages need it. */
export const permissions = permissionCatalogue(resources.all)

/** Every entry of every application's navigation. */
export const menus = menuCatalogue(resources.all)
