import type { ComponentType } from 'react'

/** A screen that exists: where it is, and what shows it (lazy, so that it is loaded when visited). */
export interface Screen {
  /** Inside the application; ends with `/*` when the screen has pages of its own. */
  path: string
  /** Absent: the generated pages of its resource. */
  Page?: ComponentType
  /** The permission asked for; absent = everybody who has the application. */
  permission?: string
  /** The resource whose generated pages these are. */
  resource?: string
  /** Of a screen made by hand that asks the registry for nothing: it does not wait for the declarations that come later. */
  isFirst?: true
}

/** The screens of an application by route name; the menu shows no other. */
export type Screens = Readonly<Record<string, Screen>>

/** The address of a screen, without the part that its own pages follow. */
export const screenAddress = ({ path }: Screen): string => path.replace(/\/?\*$/, '') || '/'
