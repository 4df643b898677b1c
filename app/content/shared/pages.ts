import type { Text } from '../text.ts';

/** Every page's short name, by path: navigation, breadcrumbs, footer, search, "did you mean". */
export const pageNames = {
  '/': { ar: 'الرئيسية', en: 'Home' },
  '/crisis': { ar: 'الأزمة', en: 'Crisis' },
  '/solutions': { ar: 'الحلول', en: 'Solutions' },
  '/projects': { ar: 'المشاريع', en: 'Projects' },
  '/our-projects': { ar: 'توريد الآلات', en: 'Machinery' },
  '/environmental': { ar: 'البيئة', en: 'Environment' },
  '/legal': { ar: 'القانون', en: 'Legal' },
  '/partners': { ar: 'الشركاء', en: 'Partners' },
  '/about': { ar: 'من نحن', en: 'About' },
  '/contact': { ar: 'تواصل معنا', en: 'Contact' },
  '/privacy': { ar: 'الخصوصية', en: 'Privacy' },
  '/terms': { ar: 'الشروط', en: 'Terms' },
  '/community': { ar: 'المجتمع', en: 'Community' },
  '/projects/recycling': { ar: 'تدوير الأنقاض في دمشق', en: 'Debris recycling, Damascus' },
  '/projects/construction': { ar: 'الإنشاءات', en: 'Construction' },
  '/projects/sports-hall': { ar: 'الصالة الرياضية، بورغ شبريفالد', en: 'Sports hall, Burg Spreewald' },
  '/projects/dairy-building': { ar: 'مبنى الألبان، ليبرسدورف', en: 'Dairy building, Liebersdorf' },
  '/projects/thyssen-fba10': { ar: 'واجهة FBA10، دورتموند', en: 'Thyssen FBA10, Dortmund' },
  '/projects/bem': { ar: 'نمذجة معلومات البناء', en: 'Building information modelling' },
  '/projects/water-treatment': { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
  '/projects/water-treatment-al-hola': { ar: 'الضخ والنقل، الحولة', en: 'Pumping and conveyance, Al-Houla' },
  '/projects/water-treatment-basf': { ar: 'دراسة الامتزاز', en: 'Adsorption study' },
  '/projects/water-treatment-al-raqama': { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
} as const satisfies Record<string, Text>;

export type PagePath = keyof typeof pageNames;
