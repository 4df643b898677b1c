export { Squares as Drawing } from './squares.tsx';
