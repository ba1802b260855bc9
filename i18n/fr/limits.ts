import { texts } from '../../resources/schema/texts'

/** What is said to who asks for more than one person may have at once. */
export const limitTexts = texts('limit', {
  searchTooLong:
    'Cette recherche demande trop de temps : ajoutez un filtre, ou retirez un tri, puis recommencez.',
})
