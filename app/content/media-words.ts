import { defineContent } from './define-content.ts';

/** Texts of the viewer, the player and the animated drawing (PJ-14, HO-5). */
export const media = defineContent('media', {
  films: {
    title: { ar: 'أفلام من المشاريع', en: 'Films from the projects' },
  },
  viewer: {
    name: { ar: 'عارض الصور والأفلام', en: 'Pictures and films' },
    close: { ar: 'أغلق العارض', en: 'Close the viewer' },
    previous: { ar: 'السابق', en: 'Previous' },
    next: { ar: 'التالي', en: 'Next' },
    position: { ar: '{n} من {total}', en: '{n} of {total}' },
    scrollable: { ar: 'الصورة، تُحرَّك بالأسهم', en: 'Picture, moves with the arrow keys' },
    zoomIn: { ar: 'قرّب', en: 'Zoom in' },
    zoomOut: { ar: 'بعّد', en: 'Zoom out' },
    /** Between the zoom buttons: the whole picture is in view. */
    whole: { ar: 'كاملة', en: 'Whole' },
    names: { ar: 'أسماء الأجزاء', en: 'Names of the parts' },
    allNames: { ar: 'كل الأسماء', en: 'all names' },
    previousName: { ar: 'الرقم السابق', en: 'Previous number' },
    nextName: { ar: 'الرقم التالي', en: 'Next number' },
    /** Opens the picture's description. */
    about: { ar: 'عن الصورة', en: 'About the picture' },
    file: { ar: 'افتح الملف', en: 'Open as a file' },
    film: { ar: 'فيلم', en: 'Film' },
    back: { ar: 'عُد إلى كل الصور', en: 'Back to all pictures' },
  },
  gallery: {
    open: { ar: 'كبّر الصورة', en: 'Enlarge picture' },
  },
  player: {
    /** Until the office names the film, a short one of the drawing plays. */
    preview: { ar: 'معاينة', en: 'Preview' },
    size: { ar: '{size}\u00a0كيلوبايت', en: '{size}\u00a0kB' },
    sizeOwn: { ar: '{size}\u00a0ميغابايت', en: '{size}\u00a0MB' },
    sizeExternal: { ar: 'يُحمَّل من {host} بعد موافقتك', en: 'Loads from {host} after you agree' },
    unsupported: {
      ar: 'متصفحك لا يدعم تشغيل الفيديو',
      en: 'Your browser does not support video playback',
    },
    failed: { ar: 'تعذّر تحميل الفيلم.', en: 'The film could not be loaded.' },
    /** The link to the file, with its size. */
    file: { ar: 'افتح الملف، {size}', en: 'Open as a file, {size}' },
    download: { ar: 'افتح الفيلم ملفًّا', en: 'Open the film as a file' },
    external: {
      ask: {
        ar: 'هذا الفيلم محفوظ لدى {host}. إذا شغّلته هنا عرف {host} عنوان الشبكة (IP) لجهازك ونوع متصفحك، وقد يحفظ ملفات تعريف ارتباط.',
        en: 'This film is hosted by {host}. If you play it here, {host} learns your IP address and your browser, and may set cookies.',
      },
      agree: { ar: 'شغّله من {host}', en: 'Play from {host}' },
      link: { ar: 'أو افتحه هناك', en: 'Or open it there' },
    },
  },
});
