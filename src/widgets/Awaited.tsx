/**
 * Stands where something of unknown height is on its way: what follows it on the page is drawn only then, or after a while
 * (`MuiCssBaseline`), so that nothing moves under who reads or presses.
 */
export const Awaited = () => <span hidden data-awaited />
