import { createElement, lazy, Suspense } from 'react'
import type { FormExtensions, Slot } from '../../admin/form/extensions'

const ModelContent = lazy(async () => ({ default: (await import('./ModelContent')).ModelContent }))

const Content: Slot = ({ scope }) => createElement(Suspense, null, createElement(ModelContent, { scope }))

/** What a model of imports shows under its form. */
export const importForms: Pick<FormExtensions, 'slots'> = { slots: { import_model: { after: Content } } }
