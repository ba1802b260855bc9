import Book from '@mui/icons-material/MenuBookOutlined'
import { createApp, lazyScreen, resourceScreen } from '../../src/engine'
import { resources } from './resources'

const screens = Object.fromEntries(
  ['book', 'loan', 'member', 'theme'].map((name) => [name, resourceScreen(resources, name)]),
)
const Home = { path: '/', Page: lazyScreen('Home', async () => (await import('./Home')).Home) }

createApp({
  ...{ name: 'library', resources, screens: { Home, ...screens }, icons: { book: Book } },
  texts: { 'menu.library.Home': 'Accueil' },
})
