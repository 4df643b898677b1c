/**
 * Drawings of a flow, a journey or a sequence: it starts where reading starts, so the Arabic sheet is mirrored
 * (kit/mirror.tsx). All others are elevations, plans or sections that only stand, and are never mirrored.
 */
export const flows: readonly string[] = [
  'adsorption-isotherm',
  'adsorption-tank',
  'aggregate-grades',
  'al-houla-control',
  'al-houla-profile',
  'al-houla-pump',
  'al-raqama-manifold',
  'al-raqama-pump',
  'al-raqama-section',
  'al-raqama-site',
  'al-raqama-surge',
  'bim-layers',
  'bim-sequence',
  'clearing-compared',
  'excavator-rubble',
  'haul-cycle',
  'impact-section',
  'magnet-belt',
  'partner-frame',
  'rebar-separation',
  'recycling-line',
  'rubble-compared',
  'rubble-fates',
  'two-offices',
];
