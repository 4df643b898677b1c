import { defineContent } from './define-content.ts';

/** The page of the clearance planner (PL-1): its head, its method and its limits. */
export const planner = defineContent('planner', {
  meta: {
    title: { ar: 'حاسبة إزالة الأنقاض', en: 'Clearance planner' },
    description: {
      ar: 'كم يلزم لإزالة أنقاض بلدتك من محطات وشاحنات وأيام؟ اكتب الكمية والمهلة، وتعرف معها ما يلزم من وقود، وما يخرج من مواد، وأي عمل هو الأبطأ.',
      en: 'Enter a quantity of rubble and a deadline to see how many plants, trucks and days and how much fuel it takes, what comes out, and where the bottleneck is.',
    },
  },
  /** A shared plan: in a link's preview, and in the sentence of a message. */
  shared: {
    title: { ar: 'خطة إزالة: {amount}، والمهلة {months}', en: 'Clearance plan: {amount} in {months}' },
    sentence: {
      ar: '{amount}، والمهلة {months}، والمحطة على بعد {distance}: {plants}، {service} في الخدمة و{reserve} في الاحتياط، {duration}',
      en: '{amount} in {months}, plant {distance} away: {plants}, {service} in service and {reserve} in reserve, {duration}',
    },
    /** With the trucks that somebody has. */
    fleet: {
      ar: '{amount}، والمهلة {months}، والمحطة على بعد {distance}: {plants}، {service}، {duration}',
      en: '{amount} in {months}, plant {distance} away: {plants}, {service}, {duration}',
    },
    /** No number of machines is enough. */
    impossible: { ar: '{amount}، والمهلة {months}. {reason}', en: '{amount} in {months}. {reason}' },
  },
  lead: {
    ar: 'كم يلزم لإزالة الأنقاض من محطات وشاحنات وأيام؟ أجب عن ثلاثة أسئلة.',
    en: 'How many plants, trucks and days does a clearance take? Answer three questions.',
  },
  method: {
    title: { ar: 'كيف نحسب؟', en: 'How it is calculated' },
    cases: {
      ar: 'للكثافة والإنتاج الفعلي وامتلاء الصندوق والسرعة والانتظار والمازوت مجالات: تأخذ الحالة المتفائلة طرفها الأفضل، والمتشائمة طرفها الأسوأ، والوسطى القيمة المعتادة أو القيمة التي تكتبها. والقيم الأخرى واحدة في الحالات الثلاث.',
      en: 'For density, output achieved, truck fill, speed, waiting and diesel, the favourable case takes the better end of the range, the adverse case the worse end, and the middle case the usual value or yours. All other values are the same in all three cases.',
    },
    steps: [
      {
        name: { ar: 'الأنقاض', en: 'Rubble' },
        text: { ar: 'الحجم × الكثافة السائبة، أو الأطنان كما أُدخلت', en: 'volume × loose density, or tonnes as given' },
      },
      {
        name: { ar: 'أيام العمل', en: 'Working days' },
        text: {
          ar: 'الأشهر × أيام العمل في الشهر، ناقص ما يسبق أول حمولة',
          en: 'months × working days in a month, minus those before the first load',
        },
      },
      {
        name: { ar: 'الحمولة', en: 'Truck load' },
        text: {
          ar: 'سعة الصندوق × الامتلاء × الكثافة، ولا تتجاوز أقصى حمولة',
          en: 'body × fill × density, at most the permitted payload',
        },
      },
      {
        name: { ar: 'الرحلة', en: 'Trip' },
        text: {
          ar: 'التحميل + التفريغ + الانتظار + الطريق ذهابًا وإيابًا',
          en: 'loading + tipping + waiting + the way there and back',
        },
      },
      {
        name: { ar: 'الشاحنات', en: 'Trucks' },
        text: {
          ar: 'الحمولات ÷ رحلات اليوم ÷ أيام العمل، إلى المحطة والمطمر، ثم الاحتياط',
          en: 'loads ÷ trips a day ÷ working days, to plant and landfill; then the reserve',
        },
      },
      {
        name: { ar: 'المحطات', en: 'Plants' },
        text: {
          ar: 'ما يُعاد تدويره ÷ (الطاقة الاسمية × الفعلي منها × ساعات اليوم) ÷ أيام العمل',
          en: 'recycled tonnes ÷ (rated output × share achieved × hours a day) ÷ working days',
        },
      },
      {
        name: { ar: 'المدة', en: 'Duration' },
        text: {
          ar: 'ما يسبق أول حمولة + الأطول من التحميل والنقل والتكسير، بآليات الحالة الوسطى',
          en: 'days before the first load + the longest of loading, haulage and crushing, with the middle case’s machines',
        },
      },
      {
        name: { ar: 'ساحة التخزين', en: 'Storage yard' },
        text: {
          ar: 'إنتاج عدد من الأيام ÷ الكثافة ÷ ارتفاع الأكوام ÷ نسبة ما تشغله من الساحة؛ وكلما قلّت الكثافة اتسعت الساحة',
          en: 'some days’ throughput ÷ density ÷ height of the heaps ÷ their part of the yard; the lower the density, the larger the yard',
        },
      },
      {
        name: { ar: 'الكربون', en: 'Carbon' },
        text: {
          ar: 'بمعادلات حاسبة الكربون، وبما في هذه الخطة من نسبة ومسافات؛ ومعظم الوفر من الحديد المسترجع',
          en: 'the carbon calculator’s formula with this plan’s share and distances; most of the saving comes from the recovered steel',
        },
      },
    ],
    sources: {
      ar: 'طريقة حساب العمل الأبطأ لوكالة حماية البيئة الأمريكية EPA (2019)، وحمولة الشاحنة عن عبد النور وروي، أنقاض غزة (2025). ولأنقاض مدينة حلب، على افتراض {distance} إلى المحطة ومثلها إلى المطمر، يعطي حسابنا {ours}؛ ورقم البنك الدولي نحو {published} (2017).',
      en: 'The bottleneck method is that of the US EPA (2019); the truck load follows Abdelnour & Roy on Gaza’s rubble (2025). For Aleppo city, with {distance} assumed to plant and to landfill, our calculation gives {ours}; the World Bank’s figure is about {published} (2017).',
    },
    aggregate: {
      ar: 'لا تُستعمل الحصويات المعاد تدويرها في خرسانة إنشائية إلا بعد اختبارها.',
      en: 'Recycled aggregate goes into structural concrete only once it has been tested for it.',
    },
  },
  /** With every result, also on paper. */
  safety: {
    ar: 'قبل أول حمولة لا بدّ من موافقات المالكين والتراخيص، ومن تفتيش الموقع بحثًا عن مخلّفات الحرب المتفجّرة والأسبستوس والرفات.',
    en: 'Before the first load come the owners’ consent, the permits and the survey for explosive ordnance, asbestos and human remains.',
  },
  safetyLink: { ar: 'السلامة بين الأنقاض', en: 'Safety around rubble' },
});
