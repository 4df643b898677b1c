import { expect, test } from 'vitest';
import { setApart } from './split-styles.ts';

test('moves print and forced-colors rules into their own file, in their layers, and keeps the rest', () => {
  const { screen, apart } = setApart(
    '@layer base{a{color:red}@media print{a{color:#000}}}@media (width>=45rem){p{gap:1px}}@media print{@page{size:A4}b{gap:0}}@media (forced-colors: active){i{color:canvastext}}@media print and (width>=45rem){u{gap:0}}',
  );
  expect(screen).toBe(
    '@layer base{a{color:red}}@media (width>=45rem){p{gap:1px}}@media print and (width>=45rem){u{gap:0}}',
  );
  expect(apart).toBe(
    '@layer base{@media print{a{color:#000}}}@media print{@page{size:A4}b{gap:0}}@media (forced-colors: active){i{color:canvastext}}',
  );
});
