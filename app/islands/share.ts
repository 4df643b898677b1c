export { sharePage as default } from '../share/share-page.ts';
