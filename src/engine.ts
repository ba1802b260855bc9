/** The door to the engine in the browser: what an application is shown with. */
export { createApp } from './apps/create-app'
export { lazyScreen } from './layout/lazy-screen'
export { resourceScreen } from './screens/resource-screen'
