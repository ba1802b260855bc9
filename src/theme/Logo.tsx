import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** The product's mark: a leaf in a plate. `titleAccess` names it where no text does. */
export function Logo(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 32 32" {...props}>
      <rect width="32" height="32" rx="8" fill="#0e5e5c" />
      <circle cx="16" cy="16" r="10.25" fill="none" stroke="#dcedeb" strokeWidth="2.5" />
      <path d="M11 20.6c-.9-5.7 2.9-9.6 10-9.7.2 6.7-3.3 10.7-8.5 10.1z" fill="#f0a875" />
      <path
        d="M10.2 22.6c1.7-4 4.1-6.4 7.4-8.1"
        fill="none"
        stroke="#0e5e5c"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </SvgIcon>
  )
}
