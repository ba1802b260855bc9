import { lazy } from 'react'
import { panelTitles } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const NoticeCourse = lazy(async () => ({ default: (await import('./NoticeCourse')).NoticeCourse }))
const NoticeRegister = lazy(async () => ({ default: (await import('./NoticeRegister')).NoticeRegister }))

/** What is added to the form of public notices: their course, and who downloaded their documents. */
export const noticeForms: FormExtensions = {
  widgets: {},
  slots: { public_notice: { before: NoticeCourse } },
  panels: { public_notice: [{ name: 'register', title: panelTitles.register, Content: NoticeRegister }] },
}
