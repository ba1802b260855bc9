import Book from '@mui/icons-material/MenuBookOutlined'
import { createApp, lazyScreen } from '../../src/engine'
import { resources } from './resources'

const Home = { path: '/', Page: lazyScreen('Home', async () => (await import('./Home')).Home) }
const lists = ['book', 'loan', 'member', 'theme']

createApp({
  ...{ name: 'library', resources, screens: { Home }, lists, icons: { book: Book } },
  texts: { 'menu.library.Home': 'Accueil' },
})
