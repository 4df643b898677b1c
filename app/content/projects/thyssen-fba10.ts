import { defineContent } from '../define.ts';
import { content as components } from '../drawings/facade-components.ts';
import { content as panel } from '../drawings/facade-panel.ts';
import { content as scale } from '../drawings/facade-scale.ts';
import { content as elevation } from '../drawings/steel-facade.ts';
import type { Project } from '../project-content.ts';
import { facade } from '../registered.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

const { headings } = projectWords;
const place = { ar: 'دورتموند', en: 'Dortmund' };
const length = { value: facade.lengthMetres, unit: 'metre' } as const;
const height = { value: facade.heightMetres, unit: 'metre' } as const;
const capacity = { value: facade.tonnesPerYear, unit: 'tonnePerYear' } as const;
const columns = { value: facade.columnFoundations, unit: 'foundation' } as const;

/** PJ-8: the steel façade of Thyssen FBA10 in Dortmund. */
export const project = defineContent('projects.thyssen-fba10', {
  meta: {
    title: { ar: 'واجهة Thyssen FBA10 الفولاذية، دورتموند', en: 'Thyssen FBA10 steel façade, Dortmund' },
    description: {
      text: {
        ar: 'واجهة فولاذية طولها {length} وارتفاعها {height} لمنشأة فولاذ في دورتموند: المكوّنات والأبعاد والمواد واللوحات.',
        en: 'A steel façade {length} long and {height} high for a steel facility in Dortmund: components, dimensions, materials and drawings.',
      },
      figures: { length, height },
    },
  },
  title: { ar: 'واجهة Thyssen FBA10 الفولاذية', en: 'Thyssen FBA10 steel façade' },
  lead: {
    text: {
      ar: 'جدار فولاذي واحد طوله {length} وارتفاعه {height} لمنشأة فولاذ في دورتموند.',
      en: 'A single wall of steel, {length} long and {height} high, for a steel facility in Dortmund.',
    },
    figures: { length, height },
  },
  drawing: { name: 'steel-facade', sheet: elevation },
  facts: [
    { label: labels.year, value: { year: facade.year } },
    { label: labels.budget, value: { value: facade.budgetEuro, unit: 'euro' } },
    { label: labels.capacity, value: capacity },
    { label: labels.duration, value: { value: facade.months, unit: 'month' } },
    { label: labels.location, value: place },
    {
      label: { ar: 'الطول والارتفاع', en: 'Length × height' },
      value: { by: [facade.lengthMetres, facade.heightMetres], unit: 'metre' },
    },
    { label: { ar: 'الفولاذ', en: 'Steel' }, value: { value: facade.steelTonnes, unit: 'tonne' } },
    { label: { ar: 'الخرسانة', en: 'Concrete' }, value: { value: facade.concreteCubicMetres, unit: 'cubicMetre' } },
    { label: { ar: 'أساسات الأعمدة', en: 'Column foundations' }, value: { value: facade.columnFoundations } },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        text: {
          ar: 'FBA10 منشأة فولاذ طاقتها {capacity}. يتناول هذا المشروع واجهتها: الهيكل الذي يحملها، والوجه الذي تراه المدينة.',
          en: 'FBA10 is a steel facility with a capacity of {capacity}. This project is its façade: the frame that carries it, and the face the city sees.',
        },
        figures: { capacity },
      },
      paragraphs: [
        {
          ar: 'بهذا الطول يتصرّف الجدار كالجسر: يتمدّد ويتقلّص مع الفصول، ويستقبل الريح على مساحته كلها.',
          en: 'A wall of this length behaves like a bridge. It grows and shrinks with the seasons and takes the wind over all of its area.',
        },
        {
          text: {
            ar: 'وكل خطأ في مجاز واحد يتكرّر على امتداد {length}. لذلك يُحسم المجاز الواحد أولًا، ثم يُبنى منه الجدار.',
            en: 'An error in one bay repeats itself over {length}. So one bay is settled first, and the wall is made of it.',
          },
          figures: { length },
        },
      ],
      picture: {
        name: 'facade-scale',
        sheet: scale,
        caption: {
          text: {
            ar: 'المنشأة كلها: طولها {length} وارتفاعها {height}.',
            en: 'The whole facility: {length} long and {height} high.',
          },
          figures: {
            length,
            height,
          },
        },
      },
    },
    {
      kind: 'parts',
      heading: { ar: 'أربعة مكوّنات', en: 'Four components' },
      note: {
        ar: 'الترتيب تخطيطي وليس مخطط موقع. طول الواجهة وحده بالمقياس.',
        en: 'The arrangement is a scheme, not a site plan. Only the length of the façade is to scale.',
      },
      picture: { name: 'facade-components', sheet: components },
      points: [
        {
          title: { ar: 'صالة الإنتاج الرئيسية', en: 'Main production hall' },
          text: {
            ar: 'خط الإنتاج تحت سقف واحد، خلف الواجهة على امتدادها.',
            en: 'The production line under one roof, behind the façade along its length.',
          },
        },
        {
          title: { ar: 'الأبنية الإدارية', en: 'Administrative buildings' },
          text: {
            ar: 'مكاتب الإدارة، بعيدًا عن ضجيج الصالة وحرارتها.',
            en: 'Offices, kept apart from the noise and heat of the hall.',
          },
        },
        {
          title: { ar: 'المرافق والخدمات المساندة', en: 'Utility and auxiliary facilities' },
          text: {
            ar: 'ما تحتاجه الصالة لتعمل: ماء وكهرباء وهواء مضغوط.',
            en: 'What the hall needs to run: water, power and compressed air.',
          },
        },
        {
          title: { ar: 'مناطق التخزين', en: 'Storage areas' },
          text: {
            ar: 'ساحة للمواد الداخلة والمنتجات الخارجة.',
            en: 'A yard for material coming in and products going out.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'الأبعاد والمواد', en: 'Dimensions and materials' },
      note: projectWords.officeFigures,
      groups: [
        {
          name: headings.details,
          facts: [
            {
              label: labels.year,
              value: { year: facade.year },
              scope: { ar: 'السنة التي يذكرها المكتب للمشروع', en: 'Year the office gives for the project' },
            },
            {
              label: labels.budget,
              value: { value: facade.budgetEuro, unit: 'euro' },
              scope: { ar: 'ميزانية المشروع كله', en: 'For the whole project' },
            },
            {
              label: labels.duration,
              value: { value: facade.months, unit: 'month' },
              scope: { ar: 'مدة المشروع', en: 'Of the project' },
            },
            { label: labels.location, value: place, scope: { ar: 'ألمانيا', en: 'Germany' } },
          ],
        },
        {
          name: { ar: 'الأبعاد', en: 'Dimensions' },
          facts: [
            {
              label: { ar: 'الطول', en: 'Length' },
              value: length,
              scope: { ar: 'الواجهة الأمامية من طرف إلى طرف', en: 'Front elevation, end to end' },
            },
            {
              label: { ar: 'الارتفاع', en: 'Height' },
              value: height,
              scope: { ar: 'من الأرض إلى حافة السقف', en: 'Ground to roof edge' },
            },
          ],
        },
        {
          name: { ar: 'المواد', en: 'Materials' },
          facts: [
            {
              label: { ar: 'الفولاذ', en: 'Steel' },
              value: { value: facade.steelTonnes, unit: 'tonne' },
              scope: { ar: 'مجموع الفولاذ في المشروع', en: 'Total in the project' },
            },
            {
              label: { ar: 'الخرسانة', en: 'Concrete' },
              value: { value: facade.concreteCubicMetres, unit: 'cubicMetre' },
              scope: { ar: 'مجموع الخرسانة في المشروع', en: 'Total in the project' },
            },
            {
              label: { ar: 'أساسات الأعمدة', en: 'Column foundations' },
              value: { value: facade.columnFoundations },
              scope: { ar: 'أساسات الأعمدة الرئيسية', en: 'Foundations of the main columns' },
            },
          ],
        },
        {
          name: { ar: 'المنتجات', en: 'Products' },
          facts: [
            { label: labels.capacity, value: capacity, scope: { ar: 'المنشأة كلها', en: 'Of the whole facility' } },
            { label: { ar: 'تشكيلة المنتجات', en: 'Product range' }, value: null },
          ],
        },
      ],
    },
    {
      kind: 'features',
      heading: headings.features,
      note: {
        ar: 'رسم تخطيطي لمجاز من الواجهة. عدد الأساسات وحده من بيانات المشروع.',
        en: 'One bay of the façade as a scheme. Only the number of foundations is project data.',
      },
      picture: { name: 'facade-panel', sheet: panel },
      keyed: true,
      points: [
        {
          title: { ar: 'عمود يتكرّر', en: 'One column, repeated' },
          text: {
            text: {
              ar: 'تقوم أعمدة من تصميم واحد على {columns}.',
              en: 'Columns of one design stand on {columns}.',
            },
            figures: { columns },
          },
        },
        {
          title: { ar: 'تكتيف في مجازات قليلة', en: 'Bracing in a few bays' },
          text: {
            ar: 'أقطار في بعض المجازات تثبّت الجدار كله أمام الريح، وتبقى المجازات الأخرى حرّة.',
            en: 'Diagonals in some bays hold the whole wall against the wind and leave the others free.',
          },
        },
        {
          title: { ar: 'عوارض تنزلق', en: 'Rails that slide' },
          text: {
            ar: 'عوارض أفقية بفتحات طولانية، فيطول الجدار صيفًا ولا ينبعج.',
            en: 'Horizontal rails on slotted holes, so that the wall can lengthen in summer without buckling.',
          },
        },
        {
          title: { ar: 'ألواح مطويّة', en: 'Folded panels' },
          text: {
            ar: 'اللوح المطويّ أقسى من المستوي عند السماكة نفسها، ويكسر الضوء على الجدار الطويل.',
            en: 'A folded panel is stiffer than a flat one of the same thickness, and it breaks the light on a long wall.',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      note: projectWords.galleryNote,
      items: [
        {
          name: 'steel-facade',
          title: { ar: 'الواجهة الأمامية', en: 'Front elevation' },
          description: {
            text: {
              ar: 'الجدار كله، {length} في {height}، مع الشاحنات والناس للمقارنة.',
              en: 'The whole wall, {length} by {height}, with lorries and people for scale.',
            },
            figures: { length, height },
          },
        },
        {
          name: 'facade-section',
          title: { ar: 'مقطع في الواجهة', en: 'Section through the façade' },
          description: {
            ar: 'العمود والأساس والغلاف المطويّ أمامهما.',
            en: 'Column and foundation, and the folded skin in front.',
          },
        },
      ],
    },
  ],
  closing: {
    question: {
      ar: 'تبني جدارًا بهذا الطول؟ أرسل إلينا أول رسم.',
      en: 'Building something this long? Send us the first drawing.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
