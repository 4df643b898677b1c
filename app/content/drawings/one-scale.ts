import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { damascus } from '../figures/damascus.ts';
import { alRaqama, dairy, facade, sportsHall } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** /references and /capability: what the projects measure, on one ground line. */
export const content = defineContent('one-scale', {
  sheet: 'RE-01',
  title: { ar: 'قياسات بمقياس واحد', en: 'Sizes at one scale' },
  view: { ar: 'واجهة أمامية', en: 'Front elevation' },
  description: {
    ar: text`على خط أرض واحد وبمقياس واحد: مكعّب حجمه ${damascus.rubbleCubicMetres} يمثّل الأنقاض بحسب تقدير دراسة محطة دمشق، ومربّعان مساحتهما ${dairy.squareMetres} و${sportsHall.squareMetres} يمثّلان مبنى معمل الألبان والصالة الرياضية، ومنشأة FBA10 بطول ${facade.lengthMetres} وارتفاع ${facade.heightMetres} وأمامها مكعّب خرسانتها وحجمه ${facade.concreteCubicMetres}، وارتفاع الرفع في الرقامة ${alRaqama.headMetres} وخط دفعها الذي يخرج من اللوحة. مكعّب الأنقاض أكبرها حجمًا وأعلى من المنشأة، وإلى جانبه شخص.`,
    en: text`On one ground line and at one scale: a cube of ${damascus.rubbleCubicMetres} for the rubble in the Damascus plant study’s estimate; squares of ${dairy.squareMetres} and ${sportsHall.squareMetres} for the dairy building and the sports hall; the facility FBA10, ${facade.lengthMetres} long and ${facade.heightMetres} high, and before it its ${facade.concreteCubicMetres} of concrete as a cube; Al-Raqama’s head of ${alRaqama.headMetres} and its main, which leaves the sheet. The cube of rubble is the largest and stands higher than the facility; beside it is a person.`,
  },
  basis: {
    ar: 'حسبنا من هذه الأرقام ضلع كل مكعّب وكل مربّع، وكم واجهة من طول المنشأة يساوي طول خط الدفع.',
    en: 'Computed from these figures: the edges of the cubes, the sides of the squares, and how many façade lengths away the main ends.',
  },
  figures: {
    rubbleCubicMetres: damascus.rubbleCubicMetres.value,
    dairySquareMetres: dairy.squareMetres.value,
    hallSquareMetres: sportsHall.squareMetres.value,
    lengthMetres: facade.lengthMetres.value,
    heightMetres: facade.heightMetres.value,
    concreteCubicMetres: facade.concreteCubicMetres.value,
    headMetres: alRaqama.headMetres.value,
    pipeKilometres: alRaqama.pipeKilometres.value,
  },
  labels: {
    rubble: { ar: 'دراسة محطة دمشق:', en: 'Damascus plant study:' },
    dairy: { ar: 'معمل الألبان:', en: 'dairy building:' },
    hall: { ar: 'الصالة الرياضية:', en: 'sports hall:' },
    facade: { ar: 'منشأة FBA10', en: 'facility FBA10' },
    dortmund: { ar: 'دورتموند', en: 'Dortmund' },
    concrete: { ar: 'خرسانتها:', en: 'its concrete:' },
    head: { ar: 'ارتفاع الرفع،', en: 'head,' },
    station: { ar: 'الرقامة', en: 'Al-Raqama' },
    main: { ar: 'خط الدفع، ينتهي', en: 'main, ends' },
    ends: { ar: 'بعد {count} واجهات', en: '{count} façade lengths away' },
    cube: { ar: 'مكعّب ضلعه {edge}', en: 'a cube of {edge}' },
    square: { ar: 'مربّع ضلعه {edge}', en: 'a square of {edge}' },
    person: { ar: 'شخص', en: 'a person' },
  },
  legend: [],
} satisfies DrawingContent);
