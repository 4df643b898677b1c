import { testDrawings } from './drawing-suite.tsx';

testDrawings([{ name: 'partner-frame', change: ['partners', 5, />E</, />F</] }]);
