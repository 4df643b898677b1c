import { beforeAll, describe, expect, test } from 'vitest';
import type { PagePath } from '../../content/shared/pages.ts';
import type { Language } from '../../content/text.ts';
import { renderPage } from '../../start/server-render.tsx';

const languages: Language[] = ['en', 'ar'];

interface Expected {
  /** Figures and words as the requirements give them, in the wording of each language. */
  en: string[];
  ar: string[];
  /** Addresses that the page must lead to. */
  links: string[];
}

const pages: Partial<Record<PagePath, Expected>> = {
  '/projects': {
    en: ['25+', '12', '150+', '10+', 'In Progress', 'Active', 'Completed'],
    ar: ['25+', '12', '150+', '10+', 'قيد التنفيذ', 'نشط', 'مكتمل'],
    links: [
      '/projects/recycling',
      '/projects/water-treatment',
      '/projects/construction',
      '/projects/bem',
      '/contact',
      '/projects',
      '/projects?status=completed',
      '/projects?field=construction',
    ],
  },
  '/projects/recycling': {
    en: [
      '65%',
      '2023',
      '$2.5 million',
      '18 months',
      '100 t/h',
      'about €1.56 million',
      'about €438,000',
      '€10.88',
      'each ton of recycled concrete',
      '15,000 t/year',
      '80 workers in the project',
      '40%',
      '85%',
      '2025',
      '1.7 to 2.0 million tons',
      '30,000 buildings',
      '1.3 million m³',
      'Feasibility Study Completed',
      'Site Preparation Completed',
      'Equipment Installation In Progress',
      'Trial Operation Upcoming',
      '75%',
      '100%',
      '0%',
    ],
    ar: [
      '65%',
      '2023',
      '2.5 مليون دولار',
      '18 شهرًا',
      '100 طن/سا',
      'نحو 1.56 مليون يورو',
      'نحو 438,000 يورو',
      '10.88 يورو',
      '15,000 طن/سنة',
      '80 عاملًا في المشروع',
      '40%',
      '85%',
      '2025',
      'من 1.7 إلى 2.0 مليون طن',
      '30,000 مبنى',
      '1.3 مليون م³',
      'دراسة الجدوى مكتمل',
      'تجهيز الموقع مكتمل',
      'تركيب المعدّات قيد التنفيذ',
      'التشغيل التجريبي قادم',
      '75%',
      '100%',
      '0%',
    ],
    links: ['/projects', '/contact'],
  },
  '/projects/construction': {
    en: ['800 spectators', '350 m', '4 floors'],
    ar: ['800 متفرج', '350 م', '4 طوابق'],
    links: ['/projects/sports-hall', '/projects/thyssen-fba10', '/projects/dairy-building', '/contact', '/projects'],
  },
  '/projects/sports-hall': {
    en: ['2025', '€19.3 million', '800 spectators', '18 months', '2,500 m²', '€17.27 million', 'Burg'],
    ar: ['2025', '19.3 مليون يورو', '800 متفرج', '18 شهرًا', '2,500 م²', '17.27 مليون يورو', 'بورغ'],
    links: ['/contact', '/projects/construction'],
  },
  '/projects/dairy-building': {
    en: [
      '2023',
      '€5.8 million',
      '300 employees',
      '20 months',
      '4,200 m²',
      '4 floors',
      'Effizienzgebäude 40',
      '40%',
      'over €1 billion',
      'Total for the site, not for this building',
      'Liebersdorf',
    ],
    ar: [
      '2023',
      '5.8 مليون يورو',
      '300 موظف',
      '20 شهرًا',
      '4,200 م²',
      '4 طوابق',
      'Effizienzgebäude 40',
      '40%',
      'أكثر من 1 مليار يورو',
      'مجموع الاستثمار في الموقع، لا في هذا المبنى',
      'ليبرسدورف',
    ],
    links: ['/contact', '/project/construction'],
  },
  '/projects/thyssen-fba10': {
    en: [
      'In Progress',
      '2024',
      '€8.2 million',
      '600,000 t/year',
      '24 months',
      '350 × 65 m',
      '8,000 tons',
      '24,000 m³',
      'Column foundations 180',
      'Dortmund',
      'Main production hall',
      'Administrative buildings',
      'Utility and auxiliary facilities',
      'Storage areas',
      'Product range',
    ],
    ar: [
      'قيد التنفيذ',
      '2024',
      '8.2 مليون يورو',
      '600,000 طن/سنة',
      '24 شهرًا',
      '350 × 65 م',
      '8,000 طن',
      '24,000 م³',
      'أساسات الأعمدة 180',
      'دورتموند',
    ],
    links: ['/contact', '/project/construction'],
  },
  '/projects/bem': {
    en: [
      'In Progress',
      '85%',
      '$5 million',
      'BIM services and model only',
      '€5.8 million',
      'The building itself',
      '2023',
      '15 projects prepared with BIM',
      '40%',
      '8 teams working with models',
      '5 technologies used for modelling',
      '100%',
      '70%',
      '4 floors',
      'Liebersdorf',
    ],
    ar: [
      'قيد التنفيذ',
      '85%',
      '5 ملايين دولار',
      'خدمات نمذجة معلومات البناء والنموذج فقط',
      '5.8 مليون يورو',
      'ميزانية المبنى نفسه',
      '2023',
      '15 مشروعًا أُعدّ بنمذجة معلومات البناء',
      '40%',
      '8 فرق تعمل بالنماذج',
      '5 تقنيات مستعملة في النمذجة',
      '100%',
      '70%',
      '4 طوابق',
      'ليبرسدورف',
    ],
    links: ['/projects', '/contact'],
  },
  '/projects/water-treatment': {
    en: ['Completed', 'In Progress', '6 pumps', '15,000 m³/day', '24 months'],
    ar: ['مكتمل', 'قيد التنفيذ', '6 مضخات', '15,000 م³/يوم', '24 شهرًا'],
    links: [
      '/projects/water-treatment-al-hola',
      '/projects/water-treatment-basf',
      '/projects/water-treatment-al-raqama',
      '/projects',
      '/contact',
    ],
  },
  '/projects/water-treatment-al-hola': {
    en: ['Completed', '2023', '$2.5 million', '15,000 m³/day', '18 months', '6 pumps', 'A village in Al-Houla'],
    ar: ['مكتمل', '2023', '2.5 مليون دولار', '15,000 م³/يوم', '18 شهرًا', '6 مضخات', 'قرية في الحولة'],
    links: ['/contact', '/projects', '/projects/water-treatment-al-raqama'],
  },
  '/projects/water-treatment-basf': {
    en: [
      'In Progress',
      '2024',
      '24 months',
      '€1.2 million',
      '12 experts',
      '3 laboratories',
      'Spectroscopic and molecular',
      'more than 500 samples',
      '500+',
    ],
    ar: ['قيد التنفيذ', '2024', '24 شهرًا', '1.2 مليون يورو', '12 خبيرًا', '3 مخابر', 'طيفي وجزيئي', 'أكثر من 500 عيّنة'],
    links: ['/contact', '/projects'],
  },
  '/projects/water-treatment-al-raqama': {
    en: ['15,000 m³/day', '6 pumps', '250 HP', 'Each pump', '45 m', '3.2 km', '800 to 1,200 mm'],
    ar: ['15,000 م³/يوم', '6 مضخات', '250 حصانًا', 'لكل مضخة', '45 م', '3.2 كم', 'من 800 إلى 1,200 مم'],
    links: ['/contact', '/projects'],
  },
};

/** The main part of a page, and its words as a reader meets them. */
function read(html: string): { main: string; words: string } {
  const main = /<main.*<\/main>/s.exec(html)![0];
  const words = main
    .replace(/<svg.*?<\/svg>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<\/?(?:bdi|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');
  return { main, words };
}

for (const [path, expected] of Object.entries(pages)) {
  describe(path, () => {
    const read_ = {} as Record<Language, ReturnType<typeof read>>;
    beforeAll(async () => {
      for (const language of languages) read_[language] = read(await renderPage(path, language));
    });
    test.each(languages)('holds every figure of its requirement (%s)', (language) => {
      const missing = expected[language].filter((figure) => !read_[language].words.includes(figure));
      expect(missing).toEqual([]);
    });
    test.each(languages)('leads where the requirement says (%s)', (language) => {
      const missing = expected.links.filter((link) => !read_[language].main.includes(`href="${link}"`));
      expect(missing).toEqual([]);
    });
    test.each(languages)('leaves no place without its figure (%s)', (language) => {
      expect(read_[language].words).not.toMatch(/\{\w+\}/);
    });
  });
}

test('Al-Raqama is linked below the two wastewater cards, not as a third (SH-2)', async () => {
  const { main } = read(await renderPage('/projects/water-treatment', 'en'));
  expect(main.match(/<article/g)).toHaveLength(2);
  expect(main.lastIndexOf('/projects/water-treatment-al-raqama')).toBeGreaterThan(main.lastIndexOf('</article>'));
});

describe('the filter of /projects (PJ-1)', () => {
  const rows = (html: string) =>
    [...read(html).main.matchAll(/<th scope="row"[^>]*><a href="([^"]+)"/g)].map((m) => m[1]);

  test('keeps the projects of a status and of a field', async () => {
    expect(rows(await renderPage('/projects', 'en'))).toHaveLength(8);
    expect(rows(await renderPage('/projects?status=completed', 'en'))).toEqual(['/projects/water-treatment-al-hola']);
    expect(rows(await renderPage('/projects?status=in-progress&field=construction', 'ar'))).toEqual([
      '/projects/thyssen-fba10',
    ]);
  });

  test('each choice keeps the other one', async () => {
    const html = await renderPage('/projects?status=in-progress', 'en');
    expect(html).toContain('href="/projects?status=in-progress&amp;field=bem"');
    expect(html).toContain('href="/projects?status=completed"');
  });

  test('where nothing passes, the page says so and leads back', async () => {
    const { words } = read(await renderPage('/projects?status=completed&field=bem', 'en'));
    expect(words).toContain('No project of this field has this status.');
  });

  test('an unknown value filters nothing', async () => {
    expect(rows(await renderPage('/projects?status=everything', 'en'))).toHaveLength(8);
  });
});
