interface Props {
  /** The rows of the code, `1` for a dark module. */
  rows: readonly string[]
  /** What it is, for who does not see it. */
  label: string
}

/** A QR code: dark on white in every colour scheme, with the quiet zone of four modules that readers need. */
export function QrCode({ rows, label }: Props) {
  const size = rows.length + 8
  const path = rows
    .flatMap((row, y) => [...row].map((module, x) => (module === '1' ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
