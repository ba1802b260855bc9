import { publicNoticePages } from '../../../i18n/fr/public-notices'
import { sayer } from '../../login/sayer'

/** The texts of these pages. */
export const say = sayer(publicNoticePages)
export type NoticeTextKey = keyof typeof publicNoticePages & string
