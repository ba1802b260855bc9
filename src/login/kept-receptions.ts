import { keptReceptions } from '../../i18n/fr/receptions'
import './kept-receptions.css'

const bar = document.createElement('p')
bar.className = 'kept-receptions'
bar.setAttribute('role', 'status')

/** Over a page of another application, or before one: what was signed on this device has not left it. */
function show(): void {
  const count = Number(localStorage.getItem('receptionsKept'))
  bar.textContent = keptReceptions(count)
  bar.hidden = !count
}

document.body.prepend(bar)
show()
window.addEventListener('storage', show)
