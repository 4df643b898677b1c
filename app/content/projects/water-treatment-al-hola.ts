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
    counts: { ar: 'الحولة: ميزانية المشروع', en: 'Al-Houla: budget of the project' },
  },
  cubicMetresPerDay: alHoula.cubicMetresPerDay,
  months: {
    value: 18,
    unit: 'month',
    place: 'al-houla',
    counts: { ar: 'الحولة: مدة المشروع', en: 'Al-Houla: duration of the project' },
  },
  pumps: alHoula.pumps,
});

const { headings } = projectWords;
const place = { ar: 'الحولة، سورية', en: 'Al-Houla, Syria' };
const flow = figures.cubicMetresPerDay;
const pumps = figures.pumps;

/** PJ-11: wastewater pumping and conveyance in a village in Al-Houla. */
export const project = defineContent('projects.water-treatment-al-hola', {
  meta: {
    title: projectList['water-treatment-al-hola'].name,
    description: {
      ar: text`محطة لضخ مياه الصرف الصحي ونقلها في إحدى قرى الحولة، غزارتها ${flow}، اكتملت عام ${figures.year}: المواصفات والتفاصيل الفنية واللوحات.`,
      en: text`Wastewater pumping and conveyance in a village in Al-Houla, for ${flow}, completed in ${figures.year}. Specifications, technical details and drawings.`,
    },
  },
  title: projectList['water-treatment-al-hola'].name,
  lead: {
    ar: 'مشروعنا في إحدى قرى الحولة: محطة لضخ مياه الصرف الصحي وخط لنقلها.',
    en: 'Our project in a village in Al-Houla: a station that pumps wastewater, and the pipeline that conveys it.',
  },
  result: {
    figures: [
      { value: flow, scope: { ar: 'الغزارة', en: 'flow' } },
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
        ar: text`حيث لا تجري مياه الصرف بالانحدار تدفعها المضخات من حوض السحب في ${term('rising-main', 'خط دفع')} إلى مكان أعلى، ومنه تجري وحدها.`,
        en: text`Where wastewater cannot flow downhill, pumps push it from a sump through a ${term('rising-main', 'rising main')} to a higher point, from which it flows on by itself.`,
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
            ar: 'المياه التي تُنقل في أنبوب لا تجري فوق المزروعات.',
            en: 'Wastewater carried in a pipe does not run over the crops.',
          },
        },
        {
          title: { ar: 'للمعالجة', en: 'For treatment' },
          text: {
            ar: 'يمكن إيصال المياه المجموعة إلى محطة معالجة.',
            en: 'Wastewater that has been brought together can be led to treatment.',
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
          title: { ar: 'ضخ ونقل', en: 'Pumping and conveyance' },
          text: {
            ar: text`تضخ المحطة ${flow} وتنقلها في الخط.`,
            en: text`The station pumps ${flow} and conveys it through the pipeline.`,
          },
        },
        {
          title: { ar: 'مضخات تتقاسم الحمل', en: 'A shared load' },
          text: {
            ar: text`${pumps} تتقاسم هذه الغزارة.`,
            en: text`${pumps} share this flow.`,
          },
        },
        {
          title: { ar: 'مشروع مكتمل', en: 'Completed' },
          text: {
            ar: text`اكتمل عام ${figures.year} بعد ${figures.months}.`,
            en: text`Completed in ${figures.year} after ${figures.months}.`,
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
            {
              ar: 'في محطات من هذا النوع تعمل عدة مضخات جنبًا إلى جنب.',
              en: 'In stations of this kind, several pumps work side by side.',
            },
          ],
        },
        {
          title: { ar: 'نظم التحكم', en: 'Control systems' },
          items: [
            {
              ar: 'في محطات من هذا النوع يشغّل منسوب الماء المضخات ويوقفها.',
              en: 'In stations of this kind, the water level starts and stops the pumps.',
            },
          ],
        },
        {
          title: { ar: 'التجهيزات المساندة', en: 'Supporting equipment' },
          items: [
            {
              ar: text`${term('check-valve', 'صمامات عدم الرجوع')} تمنع رجوع الماء، و${term('isolating-valve', 'صمامات العزل (السكورة)')} تُفصل بها المضخة.`,
              en: text`${term('check-valve', 'Check valves')} stop the water running back; ${term('isolating-valve', 'isolating valves')} shut a pump off.`,
            },
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
          title: { ar: 'مسقط محطة ضخ', en: 'Plan of a pumping station' },
          description: {
            ar: 'حوض السحب وصمامات الدفع والمجمّع وغرفة التحكم.',
            en: 'The sump, the delivery valves, the manifold and the control room.',
          },
        },
        {
          name: 'al-houla-control',
          title: { ar: 'مخطط التحكم', en: 'Control diagram' },
          description: {
            ar: 'منسوبا التشغيل والإيقاف.',
            en: 'The levels for start and stop.',
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
        ar: 'محطة الضخ الأخرى بين أعمالنا: الرقامة.',
        en: 'Our other pumping station: Al-Raqama.',
      },
      to: '/projects/water-treatment-al-raqama',
      label: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    },
    question: {
      ar: 'هل في بلدتك مياه صرف يجب ضخّها؟ اكتب لنا عدد السكان، وإلى أين يجب أن تُنقل المياه.',
      en: 'Does your town’s wastewater have to be pumped? Tell us how many people live there, and where it has to go.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
