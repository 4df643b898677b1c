/**
 * Digits in names, laws and dates, each with a reason. Every other digit in a text is a figure and needs a
 * placeholder.
 */
const names: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/±0\.00|(?<=\})\.00|المقطع 1|Section 1-1/g, 'levels in metres with their two decimals, and the name of a section'],
  [/FBA\s?10/g, 'the name of the steel facility'],
  [/Effizienzgebäude 40|الرقم 40(?!\d)/g, 'the name of a German energy standard'],
  [/\b(EN|ISO|DIN|FEMA|FFP)\s?\d+( (and|و)\s?\d+)?/g, 'standards and handbooks by their numbers'],
  [/CO2e?|PM10|SY24|P[1-4]\b|\b3D\b/g, 'substances, names, and points of a drawing'],
  [/WCAG 2\.2|\bA4\b|404|IPv[46]/g, 'technical names'],
  [/20\d\d\/\d+|\d+\/20\d\d|(\bNo\.?|رقم) ?\d+/g, 'numbers of laws and regulations'],
  [/(§§?|Art\.|[Ss]ections?|المادتين|المادة|المواد|الفقرة) ?\d+[a-z]?(\(\d+\))*(\([a-z]\))*/g, 'sections of laws'],
  [/\b28\sdays|(?<!\d)28\sيومًا/g, 'the age at which concrete is tested'],
  [/فوق 17\sطنًا|over 17\st/g, 'a class of trucks, as the British factors name it'],
  [/10,000\s(residents|نسمة)/g, 'the residents to whom cases refer'],
  [/مكبّرة 10 مرات/g, 'how much the heights of a profile are exaggerated'],
  [
    /1,000\.|12,345\.6|1,234(\.5)?|\b1234\b|١٬٢٣٤٫٥|100 كم|100 km/g,
    'how a number is written; the scale bar of the map',
  ],
  [
    /\b\d{1,2}\s(January|February|March|April|May|June|July|August|September|October|November|December|كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين)/g,
    'days of the calendar',
  ],
  [/\b(19|20)\d\d(?!\d)/g, 'years of publications, laws and events'],
];

/** A text without these digits. */
export const withoutNames = (text: string): string =>
  names.reduce((rest, [pattern]) => rest.replace(pattern, ''), text);
