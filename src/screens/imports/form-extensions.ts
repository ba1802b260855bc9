import { createElement, lazy, Suspense } from 'react'
import type { FormExtensions, Slot } from '../../admin/form/extensions'

const ModelContent = lazy(async () => ({ default: (await import('./ModelContent')).ModelContent }))

const Content: Slot = ({ scope }) => createElement(Suspense, null, createElement(ModelContent, { scope }))

/** What a model of imports shows under its form; another person's is changed by who manages profiles alone. */
export const importForms = {
  slots: { import_model: { after: Content } },
  othersRows: {
    import_model: ({ mine }, isAllowed) => mine === false && !isAllowed('updateProfile'),
  },
} satisfies Pick<FormExtensions, 'slots' | 'othersRows'>
