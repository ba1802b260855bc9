const pieces = [
  ...[
    '<p>',
    '<x>',
    '<',
    '<a href="',
    '<a href="x">',
    '<a ',
    '<a b=c ',
    '<a b="c" ',
    '<a b=',
    '&',
    '&#',
    '&amp',
    '&lt;',
  ],
  ...[
    '<!--',
    '<!-',
    '<![CDATA[',
    '<script>',
    '<style>',
    '</p>',
    '</',
    '<li ',
    '<li>',
    '• ',
    '<ul><li>',
    '<?',
    '<blockquote>',
  ],
  ...['<svg>', '<math>', '<a href="x">y', '</a>', '<b><i>', '<br>', '"', "'", '>', '=', '/'],
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\r',
    '0',
    '1',
    '9',
    '00000000001',
    'a',
    'é',
    '.',
    '-',
    ',',
    ';',
    '@',
    'a@',
    'a.',
    'a@b.',
  ],
  ...[
    '1,',
    '1.',
    '1 ',
    '1/',
    '01:',
    'T',
    'FR',
    '%',
    '_',
    '\\',
    '(',
    '[',
    '{',
    '$',
    '+',
    '#',
    '€',
    '😀',
    '\ud800',
    '\u0301',
  ],
]
/** What turns a search that nearly succeeds into a failure at its end. */
const ends = ['', 'x', '!', '<', '"', '0x']

/** Texts of a length that a pattern or a reader may need a square of its time for: a piece over and over, and something behind it. */
export const hostileTexts = (length: number): string[] =>
  pieces.flatMap((piece) =>
    ends.map((end) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end),
  )

/** Milliseconds of the processor that some work takes: the best of several times, so that others on the machine do not count. */
export function processorTime(
  work: () => unknown,
  { enough, times = 12 }: { enough: number; times?: number },
): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < times && best > enough; n++) {
    const before = process.cpuUsage()
    const began = performance.now()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000, performance.now() - began)
  }
  return best
}

/** Markup that cleaners were deceived by. */
export const oddMarkup = [
  '<p>un <b>deux</b> <i>trois</i></p><h1>titre</h1>',
  '<p>a<p>b<ul><li>1<li>2</ul>c',
  '<a href="javascript:alert(1)">x</a><a href="java&#10;script:alert(1)">x</a><a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href=//evil.example>x</a><a href="\\\\evil.example">x</a><a href="https://a.example/?b=1&amp;c=2" onclick=x>x</a>',
  '<a href="mailto:a@b.fr">m</a><a href="tel:+331">t</a><a href="data:text/html,x">d</a><a href=" vbscript:x">v</a>',
  '<script>alert(1)</script><SCRIPT>x</sCrIpT>y<style>p{}</style>z<textarea><b></textarea>',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></svg>t',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p title="a>b">c</p><p title=\'<img src=x>\'>d</p><img src=x onerror=alert(1)><iframe srcdoc="<script>x</script>">',
  '&lt;script&gt;alert(1)&lt;/script&gt; &eacute;&nbsp;&notit; &amp;lt; a < b > c & d &#0; &#x3c;b&#62;',
  '<a href="x"><a href="y">z</a></a></p></br><p/>q<br/>r<hr>s<!-- c -->t<!x>u<?y>v</ >w<>',
  '<p<b>x</p> <a href="unfinished',
  '<strong><em>a</strong>b</em><blockquote><p>c</blockquote><ol><li>d<ul><li>e</ol>f',
]
