import { safety } from '../shared/safety.ts';

/** A guide to print (CM-1). Arabic only, like the community page. */
export interface Guide {
  /** The PDF's name in `public/guides/`. */
  file: string;
  title: string;
  subtitle: string;
  /** What the reader must know before anything else. */
  first: string;
  sections: readonly GuideSection[];
}

export interface GuideSection {
  heading: string;
  paragraphs?: readonly string[];
  /** What closes the section, after its lists and tables. */
  after?: readonly string[];
  /** In the order of work. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Separated from the table: items that must never be mixed in. */
  never?: { title: string; points: readonly string[] };
  /** Boxes to tick. */
  checks?: readonly string[];
  /** Rows of a ruled table; the first row is its head. */
  table?: readonly (readonly string[])[];
  /** Lines to fill in by hand, with their labels. */
  lines?: readonly string[];
  /** A ruled field to draw in. */
  sketch?: true;
  /** Starts on a sheet of its own. */
  newPage?: boolean;
}

/** Words around every guide. */
export const frame = {
  first: 'قبل كل شيء',
  /** The office's lines at the end, in their order. */
  guide: 'الدليل',
  author: 'أعدّه',
  remarks: 'للملاحظات',
  issued: 'تاريخ هذه النسخة',
  use: 'الاستعمال',
  useValue: 'يُنسخ ويُوزَّع مجانًا دون تغيير',
  limits: 'حدوده',
  limitsValue: 'يذكّر بما يحمي الناس، ولا يغني عن فريق مدرَّب ومجهَّز ولا عن تعليمات الدفاع المدني.',
  /** At the foot of a page, around its number and the number of pages. */
  page: 'صفحة',
  of: 'من',
};

/** The day on which the texts were last read for their safety. */
export const guidesIssued = '2026-11-25';

/** The ordnance drill, one sentence a step. */
export const drill: readonly string[] = safety.drill.map(({ ar }) => ar);

/** What every guide ends with. */
export const closing: GuideSection = {
  heading: 'من تُبلغ',
  paragraphs: [
    'الدفاع المدني اليوم جزء من وزارة الطوارئ وإدارة الكوارث. وأرقام الطوارئ تختلف من منطقة إلى أخرى: اسأل عنها واكتبها بيدك، وعلّق هذه الصفحة حيث يراها أهل البيت.',
  ],
  lines: [
    'الدفاع المدني في منطقتي',
    'أقرب مركز صحي',
    'فريق إزالة الألغام والذخائر',
    'مختار الحيّ أو لجنة الحيّ',
    'جار أتصل به أولًا',
  ],
};
