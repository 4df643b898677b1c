import type { Text } from '../text.ts';
import type { PagePath } from './pages.ts';
import type { ProjectName } from './project-list.ts';

/** A place on a page that words may lead to. */
type Place = '/terms#use' | typeof dangerPlace;
/** What to do in danger: comes first for any of its words. */
export const dangerPlace = '/crisis#danger';

/**
 * Words for the subject of a page or of a place on it that are not written there: searchable, never shown. A hidden project
 * keeps its own.
 */
export const searchAliases: Partial<Record<PagePath | `/projects/${ProjectName}` | Place, Text>> = {
  '/': {
    ar: 'الصفحة الأولى بداية موقع الشركة فيديو أفلام فيلم خريطة',
    en: 'start homepage company firm engineers video videos film movie map Startseite',
  },
  '/crisis': {
    ar: 'حرب خراب كارثة قصف ركام إحصاءات',
    en: 'war destruction damage rubble statistics earthquake bombing ruins disaster Krise Zerstörung',
  },
  [dangerPlace]: {
    ar: 'لغم ألغام ذخيرة ذخائر قنبلة قنابل قذيفة صاروخ متفجر متفجرات ناسفة أسبستوس أميانت أترنيت خطر خطير',
    en: 'mine mines landmine unexploded ordnance UXO ERW bomb grenade explosive explosives asbestos danger dangerous Mine Blindgänger Munition Asbest Gefahr',
  },
  '/solutions': {
    ar: 'خدمات معدات أسعار تكلفة',
    en: 'services offer equipment machines prices costs method technology Lösungen',
  },
  '/projects': {
    ar: 'أعمال مراجع سابقة أعمالنا محفظة إنجازات',
    en: 'references portfolio work completed works case studies Projekte Referenzen',
  },
  '/references': { ar: 'مراجع سابقة أعمال بطاقات المشاريع', en: 'references track record case studies Referenzen' },
  '/our-projects': {
    ar: 'شراء بيع آلات ماكينات كسارات للبيع توريد استيراد عرض سعر قطع غيار صيانة ضمان مستعملة إيجار استئجار تأجير آجار',
    en: 'buy sell purchase equipment supplier import quote quotation price spare parts maintenance warranty used machines rent rental hire lease leasing dealer video Maschinen kaufen',
  },
  '/environmental': {
    ar: 'بصمة كربونية مناخ هواء تربة',
    en: 'pollution health dust emissions carbon footprint climate CO2 air soil contamination Umwelt',
  },
  '/legal': {
    ar: 'تعويض تعويضات حديد بيتي ملكي صورة عن الطابو سند ضائع محام محامي محكمة طابو عقار أملاك ملكية دعوى وراثة ميراث قضية استشارة',
    en: 'my house family lost deed copy of title steel rubble rights lawyer court deed ownership house land claim lawsuit heirs inheritance compensation advice law Recht Rechtsberatung',
  },
  '/partners': {
    ar: 'تعاون جمعية دعم تمويل استثمار مستثمر تبرع مانح منظمة رعاة انضمام مقاول من الباطن متعهد',
    en: 'cooperation partnership collaborate investor investment sponsor donor donate funding university association organisation NGO join subcontractor subcontracting Subunternehmer Partner Partnerschaft Hochschule',
  },
  '/about': {
    ar: 'من نحن من أنتم عنكم تاريخ تأسيس الشركة الفريق موظفون رؤية سيرة',
    en: 'history founded established company team staff experience certificates qualification vision mission who we are who are you about us biography Über uns Team',
  },
  '/contact': {
    ar: 'كيف نبدأ خطوات كم يكلف الجواب هاتف رقم عنوان بريد إلكتروني إيميل واتساب موعد دوام ساعات العمل خريطة موقع اتصال مراسلة وظائف وظيفة توظيف فرص عمل تدريب',
    en: 'how to start first steps what to send how long answer phone telephone number address email e-mail whatsapp opening hours opening times office hours appointment map directions location call write message enquiry jobs vacancies careers employment internship Kontakt Anfahrt Öffnungszeiten',
  },
  '/privacy': {
    ar: 'بيانات شخصية حماية البيانات كوكيز ملفات تعريف الارتباط حذف بياناتي',
    en: 'data protection GDPR DSGVO cookies personal data delete my data Datenschutz tracking',
  },
  '/terms': {
    ar: 'أحكام قانونية ناشر مسؤولية إخلاء ترخيص سهولة الوصول',
    en: 'legal notice Impressum imprint publisher liability disclaimer accessibility AGB conditions',
  },
  '/terms#use': {
    ar: 'صحافة صحفي صحفيون صحافي إعلام إعلامي اقتباس صور ترخيص رخصة',
    en: 'press journalist journalists reporter media copyright licence license credit picture pictures image images photo reprint Presse Journalist Bildrechte Urheberrecht',
  },
  '/community': {
    ar: 'مجتمع الإعمار تطوع متطوع متطوعون شباب حي جيران مشاركة تدريب دليل إرشادات',
    en: 'volunteer volunteers volunteering neighbours neighbourhood join help guides training safety sorting at home youth initiative',
  },
  '/figures': {
    ar: 'إحصاءات مصادر جداول تنزيل بيانات مفتوحة',
    en: 'statistics data sources numbers download open data CSV dataset Zahlen Daten',
  },
  '/planner': {
    ar: 'حساب تقدير مدة وقود كلفة حاسبة',
    en: 'calculate estimate trucks diesel fuel duration plan calculator tool Planer',
  },
  '/glossary': {
    ar: 'مصطلحات قاموس ترجمة معاني كلمات تعريفات',
    en: 'dictionary terms definitions translation vocabulary words Wörterbuch Glossar',
  },
  '/projects/recycling': { ar: 'مصنع معمل', en: 'Damascus plant factory' },
  '/projects/construction': { ar: 'إنشاءات مبان بناء عمارة', en: 'buildings structural engineering' },
  '/projects/sports-hall': { ar: 'ملعب رياضة مدرجات جمهور', en: 'arena stadium gymnasium sport audience' },
  '/projects/dairy-building': { ar: 'حليب مصنع غذاء', en: 'milk factory food plant cheese' },
  '/projects/thyssen-fba10': {
    ar: 'تيسن كروب حديد صلب مصنع',
    en: 'ThyssenKrupp steel mill steelworks facade cladding',
  },
  '/projects/bem': { ar: 'بيم نموذج رقمي ثلاثي الأبعاد محاكاة', en: 'BIM 3D model digital twin revit' },
  '/projects/water-treatment': { ar: 'مجارير مضخات', en: 'sewage water pumps sanitation' },
  '/projects/water-treatment-al-hola': { ar: 'حمص', en: 'Homs Houla Hula pump village' },
  '/projects/water-treatment-basf': {
    ar: 'كيمياء بحث باسف',
    en: 'chemistry research study Germany BASF laboratory',
  },
  '/projects/water-treatment-al-raqama': { ar: 'حمص الرقاما ضخ مضخات', en: 'Homs Raqama pumps lifting' },
};
