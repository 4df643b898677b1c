import { defineContent } from '../define-content.ts';
import { content as profile } from '../drawings/al-houla-profile.ts';
import { content as pump } from '../drawings/al-houla-pump.ts';
import { alHoula } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { term, text } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('alHoula', {
  year: projectList['water-treatment-al-hola'].year,
  budgetDollars: {
    value: 2_500_000,
    unit: 'dollar',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: ميزانية المشروع', en: 'Al-Houla station: budget of the project' },
  },
  cubicMetresPerDay: alHoula.cubicMetresPerDay,
  months: {
    value: 18,
    unit: 'month',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: مدة المشروع', en: 'Al-Houla station: duration of the project' },
  },
  pumps: alHoula.pumps,
});

const { headings } = projectWords;
const place = { ar: 'الحولة، محافظة حمص', en: 'Al-Houla, Homs governorate' };
const flow = figures.cubicMetresPerDay;
const pumps = figures.pumps;

/** PJ-11: wastewater pumping and conveyance in a village in Al-Houla. */
export const project = defineContent('projects.water-treatment-al-hola', {
  meta: {
    title: { ar: 'ضخ مياه الصرف الصحي ونقلها، الحولة', en: 'Wastewater pumping and conveyance, Al-Houla' },
    description: {
      ar: text`محطة لضخ مياه الصرف الصحي ونقلها في إحدى قرى الحولة، غزارتها ${flow}، اكتملت عام ${figures.year}: المواصفات والتفاصيل الفنية واللوحات.`,
      en: text`Wastewater pumping and conveyance in a village in Al-Houla, for ${flow}, completed in ${figures.year}. Specifications, technical details and drawings.`,
    },
  },
  title: { ar: 'ضخ مياه الصرف\u00a0الصحي ونقلها، الحولة', en: 'Pumping and conveyance, Al-Houla' },
  lead: {
    ar: 'محطة في إحدى قرى الحولة تجمع مياه الصرف الصحي وتضخّها في خط دفع محكم لا يسرّب.',
    en: 'A station in a village in Al-Houla collects wastewater and pumps it through a sealed main.',
  },
  result: {
    figures: [
      { value: flow, scope: { ar: 'الغزارة اليومية', en: 'daily flow' } },
      { value: pumps, scope: { ar: 'في المحطة', en: 'in the station' } },
      {
        value: figures.budgetDollars,
        scope: { ar: 'ميزانية المشروع', en: 'budget of the project' },
      },
    ],
    ask: { ar: 'اسأل عن محطة لبلدتك', en: 'Ask about a station for your town' },
  },
  drawing: { name: 'al-houla-profile', sheet: profile },
  reference: {},
  facts: [
    { label: labels.year, value: figures.year },
    { label: labels.budget, value: figures.budgetDollars },
    { label: labels.flow, value: flow },
    { label: labels.duration, value: figures.months },
    { label: labels.location, value: { ar: 'الحولة', en: 'Al-Houla' } },
    { label: labels.pumps, value: { value: figures.pumps, unit: null } },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: text`تتجمّع مياه الصرف في حوض السحب، ومنه تدفعها المضخات في ${term('rising-main', 'خط دفع')} إلى غرفة التصريف، ثم تجري بالانحدار.`,
        en: text`From the sump the pumps push the wastewater through a ${term('rising-main', 'rising main')} to the discharge chamber, where it flows on by gravity.`,
      },
    },
    {
      kind: 'points',
      heading: { ar: 'أهمية المشروع', en: 'Why it matters' },
      points: [
        {
          title: { ar: 'للصحة', en: 'For health' },
          text: {
            ar: 'تبتعد مياه الصرف عن الشوارع التي يلعب فيها الأطفال.',
            en: 'Wastewater stays off the streets where children play.',
          },
        },
        {
          title: { ar: 'للآبار', en: 'For the wells' },
          text: {
            ar: 'البيت الموصول بالشبكة لا يحتاج إلى حفرة فنية يتسرّب ماؤها إلى المياه الجوفية.',
            en: 'A house connected to the sewer needs no pit that leaks into the groundwater.',
          },
        },
        {
          title: { ar: 'للأرض المزروعة', en: 'For the fields' },
          text: {
            ar: 'تعبر مياه الصرف الأراضي المزروعة في خط محكم.',
            en: 'Wastewater crosses the farmland in a watertight pipe.',
          },
        },
        {
          title: { ar: 'للمعالجة', en: 'For treatment' },
          text: {
            ar: 'تُجمع مياه الصرف في خط واحد، فتسهل معالجتها.',
            en: 'One main brings the wastewater together, ready for treatment.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المواصفات الفنية', en: 'Technical specification' },
      groups: [
        {
          name: { ar: 'المحطة', en: 'The station' },
          facts: [
            { label: labels.flow, value: flow },
            { label: labels.pumps, value: { value: figures.pumps, unit: null } },
          ],
        },
        {
          name: { ar: 'المشروع', en: 'The project' },
          facts: [
            { label: labels.location, value: place },
            { label: { ar: 'سنة الإنجاز', en: 'Completed' }, value: figures.year },
            { label: labels.duration, value: figures.months },
            { label: labels.budget, value: figures.budgetDollars },
          ],
        },
      ],
    },
    {
      kind: 'features',
      heading: headings.features,
      picture: { name: 'al-houla-pump', sheet: pump },
      points: [
        {
          title: { ar: 'مضخات تتقاسم الحمل', en: 'A shared load' },
          text: {
            ar: 'إن تعطّلت مضخة تابعت المضخات الأخرى الضخ.',
            en: 'If one pump fails, the others keep pumping.',
          },
        },
        {
          title: { ar: 'صمامات هواء وغرفة تفريغ', en: 'Air valves and a washout' },
          text: {
            ar: 'صمامات تُخرج الهواء من مرتفعات الخط، وغرفة في منخفضه يُفرَّغ منها حين يُغسل.',
            en: 'Valves at the high points let air out; a washout in the dip lets the main be emptied and flushed.',
          },
        },
        {
          title: { ar: 'تشغيل بالمنسوب', en: 'Run by level' },
          text: {
            ar: 'تعمل المضخة وتتوقّف بحسب المنسوب في حوض السحب.',
            en: 'The level in the sump starts and stops the pumps.',
          },
        },
        {
          title: { ar: 'صيانة من غير توقّف', en: 'Maintenance without a stop' },
          text: {
            ar: 'تُفصل كهرباء المضخة ويُقفل مفتاحها، وتُعزل، ثم تُرفع على سكّتيها والمضخات الأخرى تعمل.',
            en: 'A pump is isolated, locked off and lifted out on its rails while the others run.',
          },
        },
      ],
    },
    {
      kind: 'lists',
      heading: { ar: 'التفاصيل الفنية', en: 'Technical details' },
      lists: [
        {
          title: { ar: 'المضخات', en: 'Pumps' },
          items: [
            { ar: 'مجمّع دفع واحد لكل المضخات', en: 'One manifold for all pumps' },
            { ar: 'مراوح تمرّر الأجسام الصلبة', en: 'Impellers that pass solids' },
            {
              ar: text`${term('check-valve', 'صمام عدم رجوع')} و${term('isolating-valve', 'صمام عزل (سكر)')} على كل مضخة`,
              en: text`A ${term('check-valve', 'check valve')} and an ${term('isolating-valve', 'isolating valve')} on each`,
            },
          ],
        },
        {
          title: { ar: 'نظم التحكم', en: 'Control systems' },
          items: [
            { ar: 'قياس المنسوب في حوض السحب', en: 'Level measurement in the sump' },
            {
              ar: 'تناوب المضخات لتتساوى ساعات عملها',
              en: 'Duty rotation, so that the pumps’ running hours stay equal',
            },
            { ar: 'إنذار عند ارتفاع المنسوب وعند انقطاع الكهرباء', en: 'Alarms for high level and power failure' },
          ],
        },
        {
          title: { ar: 'التجهيزات المساندة', en: 'Supporting equipment' },
          items: [
            { ar: 'مصفاة تحجز الخشن قبل المضخات', en: 'A screen that holds back coarse matter ahead of the pumps' },
            {
              ar: 'رافعة تُخرج المضخة ولا ينزل أحد إلى الحوض',
              en: 'A hoist that lifts a pump out; nobody enters the sump',
            },
            { ar: 'تغذية كهربائية احتياطية وتهوية', en: 'Standby power and ventilation' },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'al-houla-station-plan',
          title: { ar: 'مسقط المحطة', en: 'Plan of the station' },
          description: {
            ar: 'حوض السحب، وصمامات الدفع، وغرفتا التحكم والمولّدة.',
            en: 'The sump, the delivery valves, the control room and the generator room.',
          },
        },
        {
          name: 'al-houla-control',
          title: { ar: 'مخطط التحكم', en: 'Control diagram' },
          description: {
            ar: 'مناسيب التشغيل والإيقاف والإنذار.',
            en: 'The levels for start, stop and alarm.',
          },
        },
        {
          name: 'al-houla-pipe',
          title: { ar: 'مقطع في خندق الأنبوب', en: 'Section through the pipe trench' },
          description: {
            ar: 'الأنبوب وفرشته وطبقات الردم فوقه.',
            en: 'The pipe, its bedding and the layers of fill above it.',
          },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: {
        ar: 'مشروع ضخ آخر: الرقامة.',
        en: 'Our other pumping station: Al-Raqama.',
      },
      to: '/projects/water-treatment-al-raqama',
      label: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    },
    question: {
      ar: 'هل تريد محطة ضخ؟ اكتب لنا الغزارة والمناسيب والمسافة.',
      en: 'Planning a\u00a0pumping station? Tell us the\u00a0flow, the\u00a0levels and the\u00a0distance.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
