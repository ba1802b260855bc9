import type { Components, Theme } from '@mui/material/styles'

/** Styles by the names of properties and selectors. */
type Styles = Readonly<Record<string, unknown>>
type Styled = Styles | ((given: { theme: Theme }) => Styles)

/** How one component looks: its own properties unless told, and styles of its parts. */
interface Look {
  readonly defaultProps?: Styles
  readonly styleOverrides?: Readonly<Record<string, Styled>> | ((theme: Theme) => Styles)
}

/**
 * Looks of components, for `ThemeOptions.components`. Not typed by its own declaration of every part of every component: that takes
 * 5,000 instantiations of the compiler's budget.
 */
export type Looks = { readonly [K in keyof Components]?: Look }
