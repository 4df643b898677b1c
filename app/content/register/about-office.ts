import type { Entries } from './entry.ts';

/** The office, its partners, its portfolio and its community. */
export const office: Entries<'partners' | 'about' | 'portfolio' | 'community'> = {
  'partners.active': {
    unit: 'partner',
    place: 'none',
    counts: {
      ar: 'في البحث والدراسات والهندسة والعمل المهني',
      en: 'In research, consulting, engineering and the profession',
    },
  },
  'partners.jointProjects': {
    unit: 'jointProject',
    place: 'none',
    counts: { ar: 'مشاريع المكتب مع شركائه', en: 'Of the office with its partners' },
  },
  'partners.countries': {
    unit: 'country',
    place: 'none',
    counts: { ar: 'دول تجمعها الشراكات', en: 'Countries in which partners work' },
  },
  'partners.researchers': {
    unit: 'researcher',
    place: 'none',
    counts: { ar: 'في الشراكات', en: 'In the partnerships' },
  },
  'about.projects': {
    unit: 'project',
    place: 'none',
    counts: {
      ar: 'مشاريع المكتب في تاريخه كله، أكثر من هذا العدد',
      en: 'Projects in the office’s whole history, more than this number',
    },
  },
  'about.years': {
    unit: 'year',
    place: 'none',
    counts: { ar: 'سنوات الخبرة، أكثر من هذا العدد', en: 'Years of experience, more than this number' },
  },
  'about.clients': {
    unit: 'client',
    place: 'none',
    counts: {
      ar: 'الجهات المتعاقدة مع المكتب، أكثر من هذا العدد. وقد يكون للمشروع الواحد أكثر من جهة',
      en: 'Clients of the office, more than this number. A project can have more than one client',
    },
    asks: {
      ar: 'لماذا تزيد الجهات المتعاقدة على ضعفي عدد المشاريع؟',
      en: 'Why are there about twice as many clients as projects?',
    },
  },
  'about.specialists': {
    unit: 'specialist',
    place: 'none',
    counts: {
      ar: 'المختصون في كادر المكتب، أكثر من هذا العدد',
      en: 'Specialists on the office’s own staff, more than this number',
    },
  },
  'about.certificatesYear': {
    unit: 'calendarYear',
    place: 'none',
    counts: { ar: 'سنة الشهادتين الأكاديميتين', en: 'Year of the two academic certificates' },
  },
  'portfolio.completed': {
    place: 'none',
    counts: {
      ar: 'مشاريع مكتملة في مجالاتنا الأربعة، أكثر من هذا العدد',
      en: 'Projects completed in our four fields, more than this number',
    },
  },
  'portfolio.ongoing': { place: 'none', counts: { ar: 'مشاريع جارية', en: 'Projects ongoing' } },
  'portfolio.teamMembers': {
    place: 'none',
    counts: {
      ar: 'أعضاء فرق هذه المشاريع، أكثر من هذا العدد؛ ليسوا كادر المكتب وحده',
      en: 'Members of the teams of these projects, more than this number; not the office’s own staff alone',
    },
  },
  'portfolio.years': {
    unit: 'year',
    place: 'none',
    counts: { ar: 'سنوات العمل في المشاريع، أكثر من هذا العدد', en: 'Years of project work, more than this number' },
  },
  'community.participants.sorting': {
    unit: 'participant',
    place: 'none',
    counts: {
      ar: 'مشاركون في مبادرة: فرز الأنقاض في الحيّ',
      en: 'Participants in the initiative: sorting rubble in the neighbourhood',
    },
  },
  'community.participants.documenting': {
    unit: 'participant',
    place: 'none',
    counts: {
      ar: 'مشاركون في مبادرة: توثيق البيوت المتضرّرة',
      en: 'Participants in the initiative: documenting damaged houses',
    },
  },
  'community.participants.teaching': {
    unit: 'participant',
    place: 'none',
    counts: {
      ar: 'مسجّلون في مبادرة لم تبدأ بعد: ورشات في المدارس',
      en: 'Signed up for an initiative that has not begun: workshops in schools',
    },
  },
  'community.downloads.sortingRubble': {
    unit: 'download',
    place: 'none',
    counts: {
      ar: 'تنزيلات الدليل «فرز الأنقاض بأمان»',
      en: 'Downloads of the guide on sorting rubble',
    },
  },
  'community.downloads.asbestosAndOrdnance': {
    unit: 'download',
    place: 'none',
    counts: {
      ar: 'تنزيلات الدليل «مخلّفات الحرب والأسبستوس»',
      en: 'Downloads of the guide on remnants of war and asbestos',
    },
  },
  'community.downloads.documentingHouse': {
    unit: 'download',
    place: 'none',
    counts: {
      ar: 'تنزيلات الدليل «توثيق بيت متضرّر»',
      en: 'Downloads of the guide on documenting a house',
    },
  },
  'community.volunteers': {
    place: 'none',
    counts: {
      ar: 'متطوعون في المبادرات الثلاث، ومنهم المسجّلون في مبادرة لم تبدأ بعد',
      en: 'Volunteers in the three initiatives, with those signed up for one that has not begun',
    },
  },
  'community.initiatives': {
    place: 'none',
    counts: { ar: 'مبادرات المكتب الأهلية حتى اليوم', en: 'Community initiatives of the office to date' },
    asks: {
      ar: 'ما المبادرات المعدودة، والموقع يعرض ثلاثًا؟',
      en: 'Which initiatives are counted? The site shows three.',
    },
  },
  'community.rubbleTonnes': {
    unit: 'tonne',
    place: 'none',
    counts: { ar: 'أنقاض عولجت في المبادرات', en: 'Rubble processed by the initiatives' },
    asks: {
      ar: 'أين عولجت هذه الأنقاض، ومتى، وكيف؟',
      en: 'Where, when and how was this rubble processed?',
    },
  },
};
