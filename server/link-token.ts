import { createHash } from 'node:crypto'

/** What the page's first code gives to its modules, and keeps for a reload (`src/login/link-token.ts`). */
export const linkTokenKey = 'linkToken'

/**
 * The first code of every page: the token of a mail's link leaves the address, and with it the history of this window, before the
 * page asks for anything. It stays with the path that it came for in this window's own memory, so that a reload works; whatever
 * else is opened in the window forgets it.
 */
const script = `(function(l,h,w,k){
var q=new URLSearchParams(l.search),t=q.get('token'),s,kept;
try{s=w.sessionStorage;kept=JSON.parse(s.getItem(k))}catch(e){}
if(q.has('token')){q.delete('token');q=q.toString();h.replaceState(null,'',l.pathname+(q?'?'+q:'')+l.hash);kept=t?{path:l.pathname,token:t}:null}
else if(kept&&(kept.path!==l.pathname||w.performance.getEntriesByType('navigation')[0].type==='navigate'))kept=null;
try{if(kept)s.setItem(k,JSON.stringify(kept));else s.removeItem(k)}catch(e){}
if(kept)w[k]=kept
})(location,history,window,'${linkTokenKey}')`

/** What the policy of the pages says of it. */
export const linkScriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** A page with this code before all that it names. */
export const withLinkScript = (html: string): string =>
  html.replace('<head>', () => `<head><script>${script}</script>`)
