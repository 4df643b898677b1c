import { testDrawings } from './drawing-suite.tsx';

testDrawings([
  { name: 'al-raqama-site', change: ['pipeKilometres', 4, />3\.2 km</, />4 km</] },
  { name: 'al-raqama-section', change: ['headMetres', 60, />45 m</, />60 m</] },
  { name: 'two-offices' },
  { name: 'missing-part', change: ['teeth', [30, 18, 26], />404</, />404</] },
  { name: 'al-houla-profile', change: ['pumps', 4, />6 pumps</, />4 pumps</] },
  { name: 'impact-section', change: ['leakDepthMetres', 20, />15 m</, />20 m</] },
  { name: 'legal-path' },
  { name: 'adsorption-tank', change: ['samples', 640, />500\+ samples</, />640\+ samples</] },
  { name: 'adsorption-isotherm' },
  { name: 'portrait-managing', letters: true },
  { name: 'portrait-technical', letters: true },
  { name: 'certificate-a' },
  { name: 'certificate-b' },
  { name: 'al-houla-pump' },
  { name: 'al-houla-station-plan', change: ['pumps', 4, />P6</, />P4</] },
  { name: 'al-houla-control', change: ['pumps', 4, />Start 6</, />Start 4</] },
  { name: 'al-houla-pipe' },
  { name: 'al-raqama-manifold', change: ['pumps', 4, />P6</, /^(?!.*>P5<)/s] },
  { name: 'al-raqama-plan', change: ['pumps', 4, />6 pumps</, />4 pumps</] },
  { name: 'al-raqama-pump', change: ['horsepowerEach', 400, />250 HP</, />400 HP</] },
]);
