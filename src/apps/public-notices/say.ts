import { publicNoticePages } from '../../../i18n/fr/public-notices'
import { plainSayer } from '../../../resources/schema/marks'

/** The texts of these pages. */
export const say = plainSayer(publicNoticePages)
export type NoticeTextKey = keyof typeof publicNoticePages & string
