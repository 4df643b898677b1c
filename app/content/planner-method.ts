import { defineContent } from './define.ts';

/** How a plan is worked out: words and formulas that a page from the build keeps as HTML. */
export const plannerMethod = defineContent('planner-method', {
  title: { ar: 'كيف نحسب', en: 'How it is worked out' },
  note: {
    ar: 'حساب واحد بثلاث حالات: الملائمة تأخذ من كل مجال طرفه الحسن، وغير الملائمة طرفه الآخر، والوسطى القيمة المعتادة. أما ما تعطيه أنت فهو نفسه في الحالات الثلاث.',
    en: 'One calculation in three columns: favourable takes the good end of every range, unfavourable the other, the middle the usual value. What you give is the same in all three.',
  },
  changed: {
    ar: 'القيمة التي تغيّرها تُؤخذ في الحالة الوسطى، ويبقى لكل طرف مجاله إن كان أبعد منها. وما تقيسه بنفسك يدخل في الحالات الثلاث.',
    en: 'A value that you change stands in the middle column; each outer column keeps its end of the range where that lies further out. What you measure yourself stands in all three.',
  },
  dated: { ar: 'القيم ومصادرها كما في {date}.', en: 'Values and sources as of {date}.' },
  formulas: [
    { name: { ar: 'المباني', en: 'Buildings' }, formula: 'T = Σ n · F · A · w · d' },
    { name: { ar: 'المساحة', en: 'Area' }, formula: 'T = ha · 10 000 · coverage · F · destroyed · w' },
    { name: { ar: 'الحجم', en: 'Volume' }, formula: 'T = V · ρ' },
    { name: { ar: 'أيام العمل', en: 'Working days' }, formula: 'W = months · 22 - m0' },
    { name: { ar: 'الحمولة', en: 'Load of a truck' }, formula: 'P = min(Pmax, Vt · f · ρt)' },
    { name: { ar: 'الحمولات', en: 'Loads' }, formula: 'N = ⌈T · r / P⌉ + ⌈T · (1 - r) / P⌉' },
    { name: { ar: 'زمن الرحلة بالدقائق', en: 'Minutes a trip' }, formula: 'c = load + tip + wait + 120 · d / v' },
    { name: { ar: 'الرحلات في اليوم', en: 'Trips a day' }, formula: '⌊h · shifts · 50 / c⌋' },
    { name: { ar: 'الشاحنات', en: 'Trucks' }, formula: '⌈1.15 · ⌈Σ N / (W · trips)⌉⌉' },
    { name: { ar: 'المحطات', en: 'Plants' }, formula: '⌈T · r / (q · u · h · shifts) / W⌉' },
    { name: { ar: 'المدة', en: 'Duration' }, formula: 'm0 + max(load, haul, gate, crush)' },
    { name: { ar: 'المازوت', en: 'Diesel' }, formula: 'K · l_km + T · l_load + T · r · l_plant' },
    { name: { ar: 'الحصويات والحديد', en: 'Aggregate, steel' }, formula: 'M = T · r · (1 - s), T · r · s' },
    {
      name: { ar: 'كم من طريق، أو بلوك', en: 'Road km, or blocks' },
      formula: 'M / (b · t · 2.1) / 1000, 1000 · M / m_b',
    },
  ],
  carbon: {
    ar: 'الكربون من حاسبة الكربون نفسها، بالحصص والمسافات ذاتها.',
    en: 'Carbon comes from the carbon calculator itself, with the same shares and distances.',
  },
  check: {
    ar: 'مقارنةً بخطة منشورة: {tonnes} في مدينة حلب خلال {months} تعطي هنا {kilometres}، وقدّره البنك الدولي عام {year} بنحو {published}. اختيرت مسافة {distance} لأن أرقامه تقتضيها، فهذا اتساق وليس برهانًا.',
    en: 'Against a published plan: {tonnes} in Aleppo city in {months} give {kilometres} here; the World Bank put it at about {published} in {year}. The {distance} were chosen because its figures imply them, so this is consistency, not proof.',
  },
  checkPlan: { ar: 'افتح هذه الخطة', en: 'Open this plan' },
});
