import { testDrawings } from './drawing-suite.tsx';

testDrawings([{ name: 'al-raqama-section', change: ['headMetres', 60, />45 m</, />60 m</] }, { name: 'two-offices' }]);
