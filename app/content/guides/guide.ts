import { safety } from '../shared/safety.ts';

/** A guide to print (CM-1). Arabic only, like the community page. */
export interface Guide {
  /** The PDF's name in `public/guides/`. */
  file: string;
  title: string;
  subtitle: string;
  /** The most important warning. */
  first: string;
  sections: readonly GuideSection[];
}

export interface GuideSection {
  heading: string;
  paragraphs?: readonly string[];
  /** The end of the section, after its lists and tables. */
  after?: readonly string[];
  /** In order. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Separated from the table: items that must never be mixed in. */
  never?: { title: string; points: readonly string[] };
  /** Checkboxes. */
  checks?: readonly string[];
  /** Rows of a ruled table; the first row is its head. */
  table?: readonly (readonly string[])[];
  /** Labelled lines to fill in by hand. */
  lines?: readonly string[];
  /** A ruled field to draw in. */
  sketch?: true;
  /** Starts a new page. */
  newPage?: boolean;
}

/** Texts of every guide. */
export const frame = {
  first: 'قبل كل شيء',
  /** The lines about the office at the end, in order. */
  guide: 'الدليل',
  author: 'أعدّه',
  remarks: 'للملاحظات',
  issued: 'تاريخ هذه النسخة',
  use: 'الاستعمال',
  useValue: 'يُنسخ ويُوزَّع مجانًا دون تغيير',
  limits: 'حدوده',
  limitsValue: 'يذكّر بما يحمي الناس، ولا يغني عن فريق مدرَّب ومجهَّز ولا عن تعليمات الدفاع المدني.',
  /** In the page footer, around the page number and the number of pages. */
  page: 'صفحة',
  of: 'من',
};

/** The date of the last safety review of the texts. */
export const guidesIssued = '2026-11-28';

/** What to do before the drill: most people see ordnance from the street. */
export const fromStreet = 'إن رأيت من الشارع ما لا تعرفه فلا تقترب، وعُد من حيث جئت، وأبعد الناس، واتصل بالدفاع المدني.';

/** The ordnance drill, one sentence per step. */
export const drill: readonly string[] = safety.drill.map(({ ar }) => ar);

/** The last section of every guide. */
export const closing: GuideSection = {
  heading: 'من تُبلغ؟',
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
