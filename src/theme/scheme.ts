/** The attribute of `<html>` that says which scheme is shown: `light` or `dark`. */
export const schemeAttribute = 'data-color-scheme'
/** Where the person's choice is kept (`light`, `dark` or `system`). */
export const schemeStorageKey = 'color-mode'
