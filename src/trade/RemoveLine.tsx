const bin = 'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM8 9h8v10H8V9zm7.5-5-1-1h-5l-1 1H5v2h14V4z'

/** The bin at the end of a line: a plain button, two hundred of them stay light. */
export const RemoveLine = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className="remove" aria-label={label} onClick={onRemove}>
    <svg aria-hidden width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
      <path d={bin} />
    </svg>
  </button>
)
