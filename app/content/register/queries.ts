/** What the register can be narrowed to has a page of its own each, as a query; ids only, because every page knows them. */
const places =
  'syria aleppo damascus ghouta homs idlib daraa al-houla al-raqama turkiye gaza dortmund burg liebersdorf germany uk world none';
const publishers =
  'office world-bank undp unitar unosat ocha cbs response-coordinators roads-company civil-defence sy24 desnz worldsteel abdelnour-roy japan-environment calrecycle';

export const placeIds = places.split(' ');
export const publisherIds = publishers.split(' ');

export const registerQueries: readonly string[] = [
  ...placeIds.map((id) => `place=${id}`),
  ...publisherIds.map((id) => `publisher=${id}`),
];
