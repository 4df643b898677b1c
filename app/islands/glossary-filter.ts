export { filterTerms as default } from '../pages/glossary/filter-terms.ts';
