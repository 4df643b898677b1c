export { showMap as default } from '../pages/contact/show-map.ts';
