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
  /** In order, after everything else of the section. */
  after?: readonly string[];
  /** In order: what comes first is done first. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Boxes to tick. */
  checks?: readonly string[];
  /** Rows of a ruled table; the first row is its head. */
  table?: readonly (readonly string[])[];
  /** Lines to fill in by hand, with their labels. */
  lines?: readonly string[];
  /** Starts on a sheet of its own. */
  newPage?: boolean;
}

/** What every guide ends with. */
export const closing: GuideSection = {
  heading: 'من تُبلغ',
  paragraphs: [
    'أرقام الطوارئ تختلف من منطقة إلى أخرى، لذلك لا نكتبها هنا. اسأل عنها اليوم واكتبها بيدك، وعلّق هذه الصفحة في مكان يراه أهل البيت.',
  ],
  lines: [
    'الدفاع المدني في منطقتي',
    'أقرب مركز صحي',
    'فريق إزالة الألغام والذخائر',
    'مختار الحيّ أو لجنة الحيّ',
    'جار أتصل به أولًا',
  ],
};
