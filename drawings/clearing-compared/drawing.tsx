export { Squares as Drawing } from '../rubble-compared/squares.tsx';
