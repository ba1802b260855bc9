import { createHash } from 'node:crypto'
import type { FirstScreen } from './application'

/** Colours and sizes of the frame (`src/layout/nav-colors.ts`, `src/theme/tokens.css`; a test holds them together). */
const style = `
body{margin:0}
.page-frame{display:flex;font:700 1.0625rem var(--font-family);min-height:100dvh;background:var(--color-background)}
.page-frame aside{flex:none;box-sizing:border-box;width:256px;padding:14px 18px;background:#083c3a}
.page-frame aside i{display:block;height:36px;margin:0 -6px 6px;border-radius:8px;background:rgb(255 255 255/7%)}
.page-frame aside b{display:flex;align-items:center;gap:12px;height:36px;margin-bottom:22px;color:#fff;white-space:nowrap;overflow:hidden}
.page-frame aside b::before{content:'';flex:none;width:36px;height:36px;border-radius:8px;background:rgb(255 255 255/13%)}
.page-frame>div{flex:1;min-width:0;display:flex;flex-direction:column}
.page-frame header{box-sizing:border-box;height:64px;border-bottom:1px solid var(--color-border);background:var(--color-surface)}
.page-frame main{flex:1;padding:24px}
.page-frame main i{display:block;border-radius:8px;background:var(--color-subtle)}
.page-frame main i:first-child{width:min(320px,60%);height:32px;margin-bottom:24px}
.page-frame main i:last-child{height:min(480px,60vh)}
.first-articles h1{margin:0 0 24px;font:700 1.625rem/33px var(--font-family);color:var(--color-text)}
.first-articles i{display:block;height:38px;margin-bottom:20px;border-radius:8px;background:var(--color-subtle)}
.first-articles ul{margin:0;padding:0;list-style:none;border:1px solid var(--color-border);border-radius:8px;background:var(--color-surface)}
.first-articles li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 14px;padding:10px 12px;border-bottom:1px solid var(--color-border);font:400 .8125rem/1.4 var(--font-family);color:var(--color-text-muted)}
.first-articles b{font-size:.9375rem;color:var(--color-text)}
.first-articles li :nth-child(even){grid-row:2}
@media (max-width:699.95px){.first-articles i{height:259px}.first-articles li{grid-template-columns:minmax(0,1fr)}.first-articles li :nth-child(even){grid-row:auto}}
@media (min-width:1100px){.first-articles ul{margin-left:256px}.first-articles li{padding-left:66px}}
.page-frame footer{display:none;position:fixed;inset:auto 0 0;height:56px;border-top:1px solid var(--color-border);background:var(--color-surface)}
[data-color-scheme=dark] .page-frame aside{background:#0b1312}
[data-page-frame~=mini] .page-frame aside{width:72px}
[data-page-frame~=none] .page-frame{visibility:hidden}
@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]) .page-frame aside{background:#0b1312}}
@media (max-width:899.95px){.page-frame aside{display:none}.page-frame main{padding:16px}.page-frame footer{display:block}}
`

/** What this device keeps of the look: the scheme, the folded navigation, whether somebody is signed in (`providers/session-storage.ts`). A device that refuses its memory shows the frame open, in the system's scheme. */
const script = `(function(r,s){try{
var c=s.getItem('color-mode');if(c==='light'||c==='dark')r.setAttribute('data-color-scheme',c);
r.setAttribute('data-page-frame',!s.getItem('token')?'none':s.getItem('sideNavOpened')==='false'?'mini':'open')
}catch(e){}})(document.documentElement,localStorage)`

const firstScreenId = 'first-screen'
const firstScreenTag = `<script type="application/json" id="${firstScreenId}">`

/** Where a page holds what its screen shows first to somebody: a page is kept without it (`scripts/service-worker.ts`). */
export const firstScreenPart = new RegExp(`${firstScreenTag}[^<]*</script>`)

/**
 * The first articles of a catalogue stand in the frame of their address, as text: those that the server put into the page, kept
 * on the device from then on (home brings them for who goes on), else those that it keeps of the last visit
 * (`src/trade/first-articles.ts`). None of somebody else's, nor of another adherent than this device works for. Where they cannot
 * be read the frame shows alone; a device whose memory is full shows them without keeping them.
 */
const articlesScript = `(function(d,l,s){try{
var read=function(text){return JSON.parse(text||'null')};
var user=s.getItem('token')&&read(s.getItem('user')),a=read(s.getItem('adherent')),e=d.getElementById('${firstScreenId}');
var isMine=function(k){return k&&user&&k.user===user.id};
var k=e&&read(e.textContent);
if(isMine(k)&&(!a||a.id===k.question.adherent_id&&a.isGroup===k.question.is_group))try{s.setItem('articles',e.textContent)}catch(e){}
else k=read(s.getItem('articles'));
if(!isMine(k)||k.path!==l.pathname+l.search)return;
var add=function(to,tag,text){var e=d.createElement(tag);e.textContent=text;return to.appendChild(e)};
var m=d.querySelector('.page-frame main');m.textContent='';m=add(m,'section','');m.className='first-articles';add(m,'h1',k.title);add(m,'i','');
var u=add(m,'ul','');k.lines.forEach(function(one){var i=add(u,'li','');one.forEach(function(text,n){add(i,n%2?'span':'b',text)})})
}catch(e){}})(document,location,localStorage)`

/** What the policy of the pages says of their inline scripts. */
export const frameScriptSources = [script, articlesScript].map(
  (one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`,
)

const lines = '<i></i>'.repeat(6)

const frameOf = (phoneBar: string) =>
  `<div class="page-frame" aria-hidden="true"><aside><b>Portail Achats</b>${lines}</aside><div><header></header><main><i></i><i></i></main>${phoneBar}</div></div>`

const place = /<div id="root" data-frame(="phone-bar")?><\/div>/

/** A page with what its screen shows first, which the script beside its root draws. */
export const withFirstScreen = (html: string, screen: FirstScreen): string =>
  html.replace(
    '<div id="root">',
    (root) => `${firstScreenTag}${JSON.stringify(screen).replaceAll('<', '\\u003c')}</script>${root}`,
  )

/**
 * A page whose root asks for it (`data-frame`; `data-frame="phone-bar"` where a phone has a bar at the bottom) with the frame
 * that its code will draw: navigation, bar and a place for the screen stand before any script has come, in the scheme and width
 * that this device keeps. Nothing of it shows where nobody is signed in.
 */
export const withFrame = (html: string): string =>
  place.test(html)
    ? html
        .replace('</head>', `<style>${style}</style><script>${script}</script></head>`)
        .replace(
          place,
          (_root, phoneBar) =>
            `<div id="root">${frameOf(phoneBar ? '<footer></footer>' : '')}</div>${phoneBar ? `<script>${articlesScript}</script>` : ''}`,
        )
    : html
