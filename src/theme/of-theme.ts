import { unstable_memoTheme } from '@mui/material/utils'

/** A style sheet of the theme, made once: `styled('div')(ofTheme(({ theme }) => …))`. Without, each drawing makes it again. */
export const ofTheme = unstable_memoTheme
