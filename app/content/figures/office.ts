/** The office, its partners, its portfolio and its community. */
import { figureRecords } from './records.ts';

export const partners = figureRecords('partners', {
  active: {
    value: 4,
    unit: 'partner',
    place: 'none',
    counts: {
      ar: 'شركاؤنا في البحث والاستشارات والهندسة والجمعيات المهنية',
      en: 'Our partners in research, consulting, engineering and professional associations',
    },
  },
  jointProjects: {
    value: 15,
    unit: 'jointProject',
    place: 'none',
    counts: { ar: 'مشاريعنا مع شركائنا', en: 'Our projects with our partners' },
  },
  countries: {
    value: 3,
    unit: 'country',
    place: 'none',
    counts: { ar: 'دول يعمل فيها الشركاء', en: 'Countries in which partners work' },
  },
  researchers: {
    value: 25,
    unit: 'researcher',
    place: 'none',
    counts: { ar: 'باحثون وخبراء يعملون في الشراكات', en: 'Researchers and experts in the partnerships' },
  },
});

export const about = figureRecords('about', {
  projects: {
    value: 50,
    unit: 'project',
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'مشاريعنا كلها منذ البداية',
      en: 'Projects in our whole history',
    },
  },
  years: {
    value: 15,
    unit: 'year',
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'سنوات خبرتنا',
      en: 'Years of experience of our whole office',
    },
  },
  clients: {
    value: 100,
    unit: 'client',
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'الجهات المتعاقدة معنا',
      en: 'Our clients',
    },
  },
  specialists: {
    value: 25,
    unit: 'specialist',
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'المختصون في كادرنا',
      en: 'Specialists on our own staff',
    },
  },
  certificatesYear: {
    value: 2017,
    unit: 'calendarYear',
    place: 'none',
    counts: { ar: 'سنة الشهادتين الأكاديميتين', en: 'Year of the two academic certificates' },
  },
});

export const portfolio = figureRecords('portfolio', {
  completed: {
    value: 25,
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'مشاريع مكتملة في مجالاتنا الأربعة',
      en: 'Projects completed in our four fields',
    },
  },
  ongoing: {
    value: 12,
    place: 'none',
    counts: { ar: 'مشاريع جارية في مجالاتنا الأربعة', en: 'Projects ongoing in our four fields' },
  },
  teamMembers: {
    value: 150,
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'أعضاء فرق المشاريع في مجالاتنا الأربعة',
      en: 'Members of the project teams in our four fields',
    },
  },
  years: {
    value: 10,
    unit: 'year',
    place: 'none',
    moreThan: true,
    counts: {
      ar: 'سنوات العمل في مجالاتنا الأربعة',
      en: 'Years of work in our four fields',
    },
  },
});

export const community = figureRecords('community', {
  participants: {
    sorting: {
      value: 1_250,
      unit: 'participant',
      place: 'none',
      counts: {
        ar: 'مشاركون في مبادرة: فرز الأنقاض في الحيّ',
        en: 'Participants in the initiative: sorting rubble in the neighbourhood',
      },
    },
    documenting: {
      value: 850,
      unit: 'participant',
      place: 'none',
      counts: {
        ar: 'مشاركون في مبادرة: توثيق البيوت المتضرّرة',
        en: 'Participants in the initiative: documenting damaged houses',
      },
    },
    teaching: {
      value: 500,
      unit: 'participant',
      place: 'none',
      counts: {
        ar: 'مشاركون في مبادرة: ورشات في المدارس',
        en: 'Participants in the initiative: workshops in schools',
      },
    },
  },
  downloads: {
    sortingRubble: {
      value: 2_800,
      unit: 'download',
      place: 'none',
      counts: {
        ar: 'تنزيلات الدليل «فرز الأنقاض بأمان»',
        en: 'Downloads of the guide on sorting rubble',
      },
    },
    asbestosAndOrdnance: {
      value: 1_900,
      unit: 'download',
      place: 'none',
      counts: {
        ar: 'تنزيلات الدليل «مخلّفات الحرب والأسبستوس»',
        en: 'Downloads of the guide on remnants of war and asbestos',
      },
    },
    documentingHouse: {
      value: 1_500,
      unit: 'download',
      place: 'none',
      counts: {
        ar: 'تنزيلات الدليل «توثيق بيت متضرّر»',
        en: 'Downloads of the guide on documenting a house',
      },
    },
  },
  volunteers: {
    value: 2_600,
    place: 'none',
    counts: { ar: 'متطوعون', en: 'Volunteers' },
  },
  initiatives: {
    value: 150,
    place: 'none',
    counts: { ar: 'مبادرات أهلية', en: 'Community initiatives' },
  },
  rubbleTonnes: {
    value: 5_200,
    unit: 'tonne',
    place: 'none',
    counts: { ar: 'مبادرات أهلية: أنقاض عولجت', en: 'Community initiatives: rubble processed' },
  },
});
