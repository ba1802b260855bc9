const user = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#dcedeb"/><g fill="#0e5e5c"><circle cx="20" cy="15.5" r="7"/><path d="M6 37c1-8.5 7-13 14-13s13 4.5 14 13v3H6z"/></g></svg>`

/** Shown for a person without a picture, or whose picture cannot be loaded. */
export const defaultUserImage = `data:image/svg+xml,${encodeURIComponent(user)}`

/** One transparent pixel: the last resort, so that no broken-image mark is ever seen. */
export const blankImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
