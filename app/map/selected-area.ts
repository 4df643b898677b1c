import type { PluginAPI } from 'tailwindcss/plugin';
import { areaIds } from '../content/areas.ts';

/** A plugin of the style sheet (map.css): marks the parts of the selected area, for each area of the list. */
export default ({ addBase }: PluginAPI): void =>
  addBase({
    [areaIds.map((id) => `.debris-map:has(#area-${id}:checked) .at-${id}`).join(', ')]: {
      '--chosen': '1',
      '--details': 'block',
    },
  });
