import type { SearchQuery } from './query.ts';

/** What people type into the Arabic site, and the page or row that must be among the first three. */
export const queriesAr: readonly SearchQuery[] = [
  // Articles, prepositions and conjunctions joined to the word.
  { ask: 'بالكسارات', find: ['/solutions', '/our-projects', '/glossary#crusher'] },
  { ask: 'وللشراكة', find: ['/partners'] },
  { ask: 'للمتطوعين', find: ['/community'] },
  { ask: 'والحمأة', find: ['/projects/water-treatment-basf', '/glossary#activated-sludge'] },
  { ask: 'بالمضخات', find: ['/projects/water-treatment-al-raqama', '/projects/water-treatment-al-hola'] },
  { ask: 'كالركام', find: ['/glossary#rubble', '/glossary#recycled-aggregate', '/solutions'] },
  { ask: 'فالمغناطيس', find: ['/glossary#overband-magnet', '/solutions'] },
  { ask: 'للخصوصية', find: ['/privacy'] },
  // Possessive endings.
  { ask: 'شركاؤكم', find: ['/partners'] },
  { ask: 'مشاريعكم', find: ['/projects', '/projects/construction'] },
  { ask: 'عنوانكم', find: ['/contact'] },
  { ask: 'خدماتكم', find: ['/our-projects', '/solutions', '/terms'] },
  { ask: 'بياناتي', find: ['/privacy'] },
  { ask: 'رؤيتكم', find: ['/about'] },
  // Regular and broken plurals.
  { ask: 'حفارات', find: ['/glossary#excavator'] },
  { ask: 'غربال', find: ['/glossary#vibrating-screen', '/solutions'] },
  { ask: 'سيور', find: ['/glossary#belt-conveyor', '/solutions'] },
  { ask: 'مطامر', find: ['/glossary#landfill'] },
  { ask: 'منحنيات الامتزاز', find: ['/glossary#adsorption-isotherm', '/projects/water-treatment-basf'] },
  { ask: 'بئر مهدد', find: ['/environmental'] },
  { ask: 'سندات ملكية', find: ['/legal', '/glossary#title-deed'] },
  {
    ask: 'أنبوب',
    find: ['/glossary#pipe', '/projects/water-treatment-al-hola', '/projects/water-treatment-al-raqama'],
  },
  { ask: 'مساقط', find: ['/glossary#plan'] },
  { ask: 'محاكم', find: ['/legal'] },
  // Feminine endings and spellings without hamza, dots or diacritics.
  { ask: 'انقاض', find: ['/glossary#rubble', '/crisis', '/projects/recycling'] },
  { ask: 'اعاده تدوير', find: ['/glossary#recycling', '/glossary#recycled-aggregate', '/projects/recycling'] },
  { ask: 'محطه معالجه', find: ['/glossary#treatment-plant', '/projects/water-treatment'] },
  { ask: 'مطرقه مائيه', find: ['/glossary#water-hammer', '/projects/water-treatment-al-raqama'] },
  { ask: 'الصرف الصحى', find: ['/projects/water-treatment', '/glossary#wastewater'] },
  { ask: 'مسؤوليه قانونيه', find: ['/terms'] },
  // Trade words.
  { ask: 'أترنيت', find: ['/glossary#asbestos'] },
  { ask: 'اترنيت', find: ['/glossary#asbestos'] },
  { ask: 'تركسات', find: ['/glossary#wheel-loader'] },
  { ask: 'قبان', find: ['/glossary#weighbridge', '/solutions'] },
  { ask: 'بيتون مسلح', find: ['/glossary#reinforced-concrete'] },
  { ask: 'ريغار', find: ['/glossary#manhole'] },
  { ask: 'طابو', find: ['/legal', '/glossary#land-register', '/glossary#title-deed'] },
  { ask: 'كوفراج', find: ['/glossary#formwork'] },
  { ask: 'باكر', find: ['/glossary#excavator'] },
  { ask: 'هوردي', find: ['/glossary#ribbed-slab'] },
  // German and English.
  { ask: 'Brecher', find: ['/glossary#crusher', '/glossary#jaw-crusher', '/glossary#mobile-crusher'] },
  { ask: 'Kläranlagen', find: ['/glossary#treatment-plant'] },
  { ask: 'pumping station', find: ['/glossary#pumping-station', '/projects/water-treatment-al-raqama'] },
  { ask: 'BIM', find: ['/projects/bem', '/glossary#bim'] },
  { ask: 'volunteers', find: ['/community'] },
  { ask: 'asbest', find: ['/glossary#asbestos'] },
  // Typing errors.
  { ask: 'الكسرات المتنقلة', find: ['/solutions', '/glossary#mobile-crusher', '/our-projects'] },
  { ask: 'الاسبستس', find: ['/glossary#asbestos'] },
  { ask: 'دورتمند', find: ['/projects/thyssen-fba10'] },
  { ask: 'الخصوسية', find: ['/privacy'] },
  { ask: 'ليبرسدروف', find: ['/projects/dairy-building', '/projects/bem'] },
  // Phrases.
  { ask: 'كيف أثبت ملكية بيتي', find: ['/legal'] },
  { ask: 'كم كلفة محطة التدوير', find: ['/projects/recycling', '/solutions'] },
  { ask: 'ساعات العمل', find: ['/contact'] },
  { ask: 'هل الغبار مضر', find: ['/environmental'] },
  { ask: 'استشارة قانونية مجانية', find: ['/legal'] },
  { ask: 'أريد شراء كسارة', find: ['/our-projects'] },
  // Digits in either script.
  { ask: '١٤٢٫٥ مليون طن', find: ['/crisis', '/'] },
  {
    ask: '15,000',
    find: ['/projects/water-treatment-al-hola', '/projects/water-treatment-al-raqama', '/projects/recycling'],
  },
  { ask: '٣٥٠ متر', find: ['/projects/thyssen-fba10'] },
];
