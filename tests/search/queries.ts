import type { Language } from '../../app/content/text.ts';

/**
 * Places, and what people type who look for them: with articles, prepositions and possessive endings joined to the word,
 * in any number, without hamza and dots, as trade words, in the other languages, with typing errors, as phrases, with
 * digits of either script. One of the places has to be among the first three.
 */
const tables: Partial<Record<Language, string>> = {
  ar: `
    / /crisis = ١٤٢٫٥ مليون طن
    /about = رؤيتكم
    /community = للمتطوعين | volunteers
    /contact = عنوانكم | ساعات العمل
    /crisis /glossary#rubble /projects/recycling = انقاض
    /environmental = بئر مهدد | هل الغبار مضر
    /glossary#activated-sludge /projects/water-treatment-basf = والحمأة
    /glossary#adsorption-isotherm /projects/water-treatment-basf = منحنيات الامتزاز
    /glossary#asbestos = أترنيت | اترنيت | asbest | الاسبستس
    /glossary#belt-conveyor /solutions = سيور
    /glossary#bim /projects/bem = BIM
    /glossary#crusher /glossary#jaw-crusher /glossary#mobile-crusher = Brecher
    /glossary#crusher /our-projects /solutions = بالكسارات
    /glossary#excavator = حفارات | باكر
    /glossary#formwork = كوفراج
    /glossary#land-register /glossary#title-deed /legal = طابو
    /glossary#landfill = مطامر
    /glossary#manhole = ريغار
    /glossary#mobile-crusher /our-projects /solutions = الكسرات المتنقلة
    /glossary#overband-magnet /solutions = فالمغناطيس
    /glossary#pipe /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = أنبوب
    /glossary#plan = مساقط
    /glossary#pumping-station /projects/water-treatment-al-raqama = pumping station
    /glossary#recycled-aggregate /glossary#recycling /projects/recycling = اعاده تدوير
    /glossary#recycled-aggregate /glossary#rubble /solutions = كالركام
    /glossary#reinforced-concrete = بيتون مسلح
    /glossary#ribbed-slab = هوردي
    /glossary#title-deed /legal = سندات ملكية
    /glossary#treatment-plant = Kläranlagen
    /glossary#treatment-plant /projects/water-treatment = محطه معالجه
    /glossary#vibrating-screen /solutions = غربال
    /glossary#wastewater /projects/water-treatment = الصرف الصحى
    /glossary#water-hammer /projects/water-treatment-al-raqama = مطرقه مائيه
    /glossary#weighbridge /solutions = قبان
    /glossary#wheel-loader = تركسات
    /legal = محاكم | كيف أثبت ملكية بيتي | استشارة قانونية مجانية
    /our-projects = أريد شراء كسارة
    /our-projects /solutions /terms = خدماتكم
    /partners = وللشراكة | شركاؤكم
    /privacy = للخصوصية | بياناتي | الخصوسية
    /projects /projects/construction = مشاريعكم
    /projects/bem /projects/dairy-building = ليبرسدروف
    /projects/recycling /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = 15,000
    /projects/recycling /solutions = كم كلفة محطة التدوير
    /projects/thyssen-fba10 = دورتمند | ٣٥٠ متر
    /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = بالمضخات
    /terms = مسؤوليه قانونيه`,
  en: `
    / /crisis = 142.5 million
    /about = certificates | who are you
    /about /partners = universty
    /community = volunteers | volunteering | متطوعون
    /contact = opening hours
    /crisis /glossary#rubble /projects/recycling = الأنقاض
    /environmental = carbon footprint calculator
    /environmental /solutions = dusty
    /glossary#activated-sludge /projects/water-treatment-basf = Belebtschlamm
    /glossary#adsorbent /glossary#adsorption /projects/water-treatment-basf = adsorbing
    /glossary#aggregate /glossary#recycled-aggregate /solutions = agregate
    /glossary#asbestos = asbetsos
    /glossary#beam /projects/sports-hall = girder
    /glossary#centrifugal-pump /glossary#pumping-station /glossary#submersible-pump = Pumpen
    /glossary#check-valve /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = non-return valve
    /glossary#clash-detection /projects/bem = clash detection
    /glossary#crusher /glossary#jaw-crusher /glossary#mobile-crusher = Brecher
    /glossary#crusher /our-projects /solutions = crushers
    /glossary#crusher /projects/recycling /solutions = crushing
    /glossary#determination-of-heirs /legal = heirs
    /glossary#excavator = excavators | digger
    /glossary#facade /projects/thyssen-fba10 = façade | facades
    /glossary#formwork = shuttering
    /glossary#glulam /projects/sports-hall = glulam girders
    /glossary#jaw-crusher = Backenbrecher | كسارة فكية
    /glossary#landfill = landfills
    /glossary#manhole = manholes
    /glossary#pumping-station /glossary#rising-main /glossary#submersible-pump /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = pumped
    /glossary#rebar /solutions = reinforcement bars
    /glossary#recycling /projects/recycling = recyling
    /glossary#reinforced-concrete = Stahlbeton
    /glossary#spare-parts /glossary#wear-parts /our-projects = spare parts for crushers
    /glossary#surge-vessel /projects/water-treatment-al-raqama = air vessel
    /glossary#tipper-truck = lorry
    /glossary#title-deed /legal = proof of ownership of a house
    /glossary#unexploded-ordnance = UXO
    /glossary#wastewater = Abwasser
    /glossary#wastewater /projects/water-treatment = sewage
    /glossary#wheel-loader = تركسات
    /legal = free legal consultation
    /partners = partnerships | become a partner | شركاؤنا
    /privacy = cookies | data protection | Datenschutz
    /projects/recycling /projects/water-treatment-al-hola /projects/water-treatment-al-raqama = 15000
    /projects/recycling /solutions = how much does a recycling plant cost
    /projects/sports-hall /projects/water-treatment-al-raqama = ٨٠٠
    /projects/thyssen-fba10 = steel facade in Dortmund | Dortmnd | 600,000 t
    /projects/water-treatment-al-raqama = lift of 45 m
    /terms = impressum`,
};

export const questions = (language: Language): { ask: string; find: string[] }[] =>
  (tables[language] ?? '')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [places = '', asked = ''] = line.trimStart().split(' = ');
      return asked.split(' | ').map((ask) => ({ ask, find: places.split(' ') }));
    });
