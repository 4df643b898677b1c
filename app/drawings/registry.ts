import type { DrawingModule } from './kit/drawing.ts';

/** Every drawing by the name content uses for it. One line a drawing. */
export const drawings = {
  'portrait-managing': () => import('./portrait-managing.tsx'),
  'portrait-technical': () => import('./portrait-technical.tsx'),
  'certificate-a': () => import('./certificate-a.tsx'),
  'certificate-b': () => import('./certificate-b.tsx'),
  'mobile-crusher': () => import('./mobile-crusher.tsx'),
  'legal-path': () => import('./legal-path.tsx'),
  'adsorption-tank': () => import('./adsorption-tank.tsx'),
  'adsorption-isotherm': () => import('./adsorption-isotherm.tsx'),
  'excavator-rubble': () => import('./excavator-rubble.tsx'),
  'impact-section': () => import('./impact-section.tsx'),
  'crisis-skyline': () => import('./crisis-skyline.tsx'),
  'rubble-fates': () => import('./rubble-fates.tsx'),
  'rebar-separation': () => import('./rebar-separation.tsx'),
  'aggregate-grades': () => import('./aggregate-grades.tsx'),
  'haul-cycle': () => import('./haul-cycle.tsx'),
  'jaw-crusher-section': () => import('./jaw-crusher-section.tsx'),
  'magnet-belt': () => import('./magnet-belt.tsx'),
  'plant-site-plan': () => import('./plant-site-plan.tsx'),
  'recycling-line': () => import('./recycling-line.tsx'),
  'missing-part': () => import('./missing-part.tsx'),
  'al-houla-profile': () => import('./al-houla-profile.tsx'),
  'al-raqama-section': () => import('./al-raqama-section.tsx'),
  'two-offices': () => import('./two-offices.tsx'),
  'steel-facade': () => import('./steel-facade.tsx'),
  'dairy-axonometric': () => import('./dairy-axonometric.tsx'),
  'sports-hall-section': () => import('./sports-hall-section.tsx'),
  'facade-section': () => import('./facade-section.tsx'),
  'facade-panel': () => import('./facade-panel.tsx'),
  'facade-components': () => import('./facade-components.tsx'),
  'facade-pitches': () => import('./facade-pitches.tsx'),
  'dairy-section': () => import('./dairy-section.tsx'),
  'dairy-plan': () => import('./dairy-plan.tsx'),
  'bim-clash': () => import('./bim-clash.tsx'),
  'sports-hall-roof': () => import('./sports-hall-roof.tsx'),
  'sports-hall-plan': () => import('./sports-hall-plan.tsx'),
  'bim-coordination': () => import('./bim-coordination.tsx'),
  'bim-sequence': () => import('./bim-sequence.tsx'),
  'partner-frame': () => import('./partner-frame.tsx'),
  'dairy-envelope': () => import('./dairy-envelope.tsx'),
  'bim-layers': () => import('./bim-layers.tsx'),
} as const satisfies Record<string, () => Promise<DrawingModule>>;

export type DrawingName = keyof typeof drawings;

export const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name);
