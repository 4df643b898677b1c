import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { environment } from '../figures/environment.ts';
import { text, withUnit } from '../rich-text.ts';

const leakDepthMetres = environment.leakDepthMetres.value;

/** /crisis: the fates of rubble. */
export const content = defineContent('rubble-fates', {
  sheet: 'CR-02',
  title: { ar: 'ثلاثة مصائر للأنقاض', en: 'Three fates of rubble' },
  view: { ar: 'ثلاثة مشاهد على خط أرض واحد', en: 'Three scenes on one ground line' },
  description: {
    ar: text`ثلاثة مشاهد على خط أرض واحد. مبنى مفتوح الجدار وآخر انطبقت طوابقه، وأنقاضهما متروكة حيث سقطت. ثم موقع مزاد مسيّج فيه أكوام مفروزة وحاويتان ومشترون وشاحنة. ثم مكبّ غير نظامي تفرغ فيه شاحنة، وتتسرّب رشاحته في التربة حتى عمق ${withUnit(environment.leakDepthMetres, null)} مترًا، وإلى جانبه بيت يشرب أهله من بئره.`,
    en: text`Three scenes on one ground line. A building torn open and one whose floors lie on each other, their rubble left where it fell. Then a fenced auction site with sorted lots, two containers, bidders and a truck. Then an illegal dump where a truck tips; arrows show its leachate sinking ${environment.leakDepthMetres} into the soil; beside it a house draws its drinking water from its well.`,
  },
  basis: {
    ar: 'مشاهد تخطيطية لا تمثّل مكانًا بعينه.',
    en: 'Schematic scenes of no particular place.',
  },
  figures: { leakDepthMetres },
  labels: { metre: { ar: 'م', en: 'm' } },
  legend: [],
} satisfies DrawingContent);
