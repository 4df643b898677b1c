import { defineContent } from './define-content.ts';

/** The planner's method; static HTML that no script loads. */
export const plannerMethod = defineContent('planner-method', {
  title: { ar: 'كيف نحسب', en: 'How it\u00a0is calculated' },
  note: {
    ar: 'تأخذ الحالة المتفائلة الطرف الأفضل من كل مجال (وزن المتر المربع، والكثافة السائبة إن أعطيت حجمًا، والمتحقق من الطاقة الاسمية، والامتلاء، والسرعة، والانتظار، والمازوت)، والمتشائمة الطرف الأسوأ، والوسطى القيمة المعتادة. وكل ما عدا ذلك واحد في الحالات الثلاث. وإن حُسبت الأنقاض من المباني أو المساحة أو الحجم قلّت كميتها في الحالة المتفائلة، فقلّت معها الحصويات والوفر. أما إن أُدخلت بالأطنان فهي واحدة في الحالات الثلاث، ولا تغيّر الكثافة إلا ساحة التخزين: كلما خفّت الأنقاض احتاجت إلى مكان أوسع.',
    en: 'The favourable column takes the better end of each range (weight per m², loose density where you give a volume, share of the rated output achieved, filling, speed, waiting, diesel), the unfavourable column the worse end, and the middle column the usual value. Everything else is the same in all three. If you give buildings, an area or a volume, the favourable column has less rubble, and so also less aggregate and a smaller saving. If you give tonnes, all three have the same rubble, and density changes only the yard: lighter rubble needs more room.',
  },
  changed: {
    ar: 'القيمة التي تغيّرها تُعتمد في الحالة الوسطى، ويبقى طرفا المجال كما هما ما لم تتجاوزهما. وما تقيسه بنفسك يدخل في الحالات الثلاث.',
    en: 'A value that you change applies to the middle column; each outer column keeps its end of the range if that is further out. What you measure yourself applies to all three.',
  },
  dated: { ar: 'القيم ومصادرها كما في {date}.', en: 'Values and sources as of {date}.' },
  /** `_` starts a subscript. */
  formulas: [
    { name: { ar: 'المباني', en: 'Buildings' }, formula: 'T = Σ n · F · A · w · x' },
    { name: { ar: 'المساحة', en: 'Area' }, formula: 'T = 10,000 · a · k · F · g · w' },
    { name: { ar: 'الحجم', en: 'Volume' }, formula: 'T = V · ρ' },
    { name: { ar: 'أيام العمل', en: 'Working days' }, formula: 'W = 22 · D − m_0' },
    { name: { ar: 'حمولة الشاحنة', en: 'Truck load' }, formula: 'P = min(P_max, V_t · f · ρ_t)' },
    { name: { ar: 'الحمولات', en: 'Loads' }, formula: 'N = ⌈T · r / P⌉ + ⌈T · (1 − r) / P⌉' },
    { name: { ar: 'زمن الرحلة بالدقائق', en: 'Minutes per trip' }, formula: 'c = c_l + c_t + c_w + 120 · d / v' },
    { name: { ar: 'الرحلات في اليوم', en: 'Trips a day' }, formula: 'z = ⌊h · S · 50 / c⌋' },
    { name: { ar: 'الشاحنات العاملة', en: 'Trucks in service' }, formula: 'y = ⌈Σ N / (W · z)⌉' },
    { name: { ar: 'شاحنات الاحتياط', en: 'Trucks in reserve' }, formula: '⌈0.15 · y⌉' },
    { name: { ar: 'المحطات', en: 'Plants' }, formula: '⌈T · r / (q · u · h · S) / W⌉' },
    { name: { ar: 'ساحة التخزين', en: 'Storage yard' }, formula: 'T · r · min(1, 20 / W) / (ρ · 3 · 0.5)' },
    { name: { ar: 'المدة', en: 'Duration' }, formula: 'm_0 + max(W_l, W_h, W_g, W_c)' },
    { name: { ar: 'ما تقطعه الشاحنات', en: 'Truck-kilometres' }, formula: 'K = 2 · N_R · d_R + 2 · N_L · d_L' },
    { name: { ar: 'المازوت', en: 'Diesel' }, formula: 'K · l_K + T · l_T + T · r · l_R' },
    { name: { ar: 'الحصويات', en: 'Aggregate' }, formula: 'M = T · r · (1 − s)' },
    { name: { ar: 'الحديد', en: 'Steel' }, formula: 'T · r · s' },
    { name: { ar: 'كيلومترات طريق', en: 'Kilometres of road' }, formula: 'M / (b · e · 2.1) / 1,000' },
    { name: { ar: 'أو بلوك', en: 'Or blocks' }, formula: '1,000 · M / m_b' },
  ],
  /** The symbols in the order of the formulas, except results with a row of their own. */
  symbols: [
    { symbol: 'T', name: { ar: 'أطنان الأنقاض', en: 'tonnes of rubble' } },
    { symbol: 'n', name: { ar: 'مبانٍ', en: 'buildings' } },
    { symbol: 'F', name: { ar: 'طوابق', en: 'floors' } },
    { symbol: 'A', name: { ar: 'مساحة الطابق', en: 'area of a floor' } },
    { symbol: 'w', name: { ar: 'أطنان المتر المربع', en: 'tonnes per m²' } },
    { symbol: 'x', name: { ar: 'نسبة ما يصير أنقاضًا', en: 'share that becomes rubble' } },
    { symbol: 'a', name: { ar: 'المساحة بالهكتار', en: 'area in hectares' } },
    { symbol: 'k, g', name: { ar: 'نسبة المبنيّ، نسبة المدمَّر', en: 'share built on, share destroyed' } },
    { symbol: 'V, ρ', name: { ar: 'الحجم والكثافة السائبة', en: 'volume, loose density' } },
    { symbol: 'D', name: { ar: 'المهلة بالأشهر', en: 'deadline in months' } },
    { symbol: 'm_0', name: { ar: 'أيام قبل البدء', en: 'days before the start' } },
    {
      symbol: 'P_max, V_t, f, ρ_t',
      name: {
        ar: 'الشاحنة: حدّها وحجم صندوقها وامتلاؤه وكثافة حمولته',
        en: 'truck: limit, body volume, filling, density of the load',
      },
    },
    { symbol: 'r', name: { ar: 'نسبة ما يُعاد تدويره', en: 'share recycled' } },
    {
      symbol: 'c_l, c_t, c_w',
      name: { ar: 'دقائق التحميل والتفريغ والانتظار', en: 'minutes to load, to tip, to wait' },
    },
    { symbol: 'd, v', name: { ar: 'المسافة والسرعة', en: 'distance, speed' } },
    { symbol: 'R, L', name: { ar: 'إلى المحطة، إلى المطمر', en: 'to the plant, to the landfill' } },
    { symbol: 'h, S', name: { ar: 'ساعات الوردية، الورديات في اليوم', en: 'hours of a shift, shifts a day' } },
    { symbol: 'q, u', name: { ar: 'الطاقة الاسمية والمتحقق منها', en: 'rated output, share achieved' } },
    {
      symbol: 'W_l, W_h, W_g, W_c',
      name: {
        ar: 'أيام التحميل والنقل والاستقبال والتكسير',
        en: 'days of loading, haulage, intake and crushing',
      },
    },
    {
      symbol: 'l_K, l_T, l_R',
      name: {
        ar: 'لترات المازوت لكل كم، ولكل طن يُحمَّل، ولكل طن يُكسَّر',
        en: 'litres of diesel per km, per tonne loaded, per tonne crushed',
      },
    },
    { symbol: 's', name: { ar: 'نسبة الحديد', en: 'share of steel' } },
    { symbol: 'b, e', name: { ar: 'عرض الطبقة وسماكتها', en: 'width and thickness of the layer' } },
    { symbol: 'm_b', name: { ar: 'كتلة البلوكة', en: 'mass of a block' } },
  ],
  carbon: {
    ar: 'الكربون بمعادلات حاسبة الكربون، وبنسب هذه الخطة ومسافاتها.',
    en: 'Carbon follows the formulas of the carbon calculator, with the shares and distances of this plan.',
  },
  check: {
    ar: 'وللمقارنة: قدّر البنك الدولي عام {year} أن نقل أنقاض مدينة حلب ({tonnes} في {months}) يقتضي نحو {published}، وتعطي هذه الحاسبة {kilometres}. لكن مسافة النقل ({distance} في كل اتجاه) مأخوذة من أرقامه، فالتقارب لا يُثبت صحة الحساب.',
    en: 'Compared with a published plan: {tonnes} in Aleppo city in {months} give {kilometres} here; the World Bank estimated about {published} in {year}. But the haul of {distance} each way is taken from its figures, so the agreement does not prove the method.',
  },
  checkPlan: { ar: 'افتح هذه الخطة', en: 'Open this plan' },
});
