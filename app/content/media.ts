import { defineContent } from './define.ts';

/** Words of the viewer, the player and the live drawing (PJ-14, HO-5). */
export const media = defineContent('media', {
  films: {
    title: { ar: 'ثلاثة أفلام', en: 'Three films' },
    note: { ar: 'لا يُحمَّل شيء قبل أن تضغط زر التشغيل.', en: 'Nothing loads before you press play.' },
  },
  viewer: {
    name: { ar: 'عارض الصور والأفلام', en: 'Pictures and films' },
    close: { ar: 'أغلق العارض', en: 'Close the viewer' },
    previous: { ar: 'السابق', en: 'Previous' },
    next: { ar: 'التالي', en: 'Next' },
    position: { ar: '{n} من {total}', en: '{n} of {total}' },
    enlarge: { ar: 'كبّر', en: 'Enlarge' },
    fit: { ar: 'الصورة كلها', en: 'Whole picture' },
    scrollable: { ar: 'صورة مكبّرة، تُحرَّك بالأسهم', en: 'Enlarged picture, scrolls with the arrow keys' },
    legend: { ar: 'المفتاح', en: 'Legend' },
    file: { ar: 'افتح الرسم ملفًّا', en: 'Open as a file' },
  },
  gallery: {
    open: { ar: 'كبّر الصورة', en: 'Enlarge picture' },
  },
  player: {
    play: { ar: 'شغّل المعاينة', en: 'Play preview' },
    /** {time} is a clock time, m:ss. */
    duration: { ar: '{time} دقيقة', en: '{time} min' },
    size: {
      ar: 'معاينة {seconds} ث، {size} كيلوبايت، تُحمَّل عند النقر',
      en: 'Preview {seconds} s, {size} kB, loads on click',
    },
    sizeExternal: { ar: 'يُحمَّل من {host} بعد موافقتك', en: 'Loads from {host} after you agree' },
    previewOf: {
      ar: 'معاينة مرسومة مدتها {seconds} ثانية. مدة فيلم المكتب {time}، ولم يُنشر بعد.',
      en: 'A drawn preview of {seconds} seconds. The office’s film runs {time} and is not yet published.',
    },
    preview: {
      ar: 'معاينة مرسومة مدتها {seconds} ثانية. لم يُنشر فيلم المكتب بعد.',
      en: 'A drawn preview of {seconds} seconds. The office’s film is not yet published.',
    },
    unsupported: {
      ar: 'متصفحك لا يدعم تشغيل الفيديو',
      en: 'Your browser does not support video playback',
    },
    failed: { ar: 'تعذّر تحميل الفيلم.', en: 'The film could not be loaded.' },
    download: { ar: 'افتح الفيلم ملفًّا', en: 'Open the film as a file' },
    external: {
      ask: {
        ar: 'هذا الفيلم محفوظ لدى {host}. إذا شغّلته هنا عرف {host} عنوان IP الخاص بك ونوع متصفحك، وقد يحفظ ملفات تعريف ارتباط.',
        en: 'This film is kept by {host}. If you play it here, {host} learns your IP address and your browser, and may set cookies.',
      },
      agree: { ar: 'شغّله من {host}', en: 'Play from {host}' },
      link: { ar: 'أو افتحه هناك', en: 'Or open it there' },
    },
  },
  live: {
    pause: { ar: 'أوقف الحركة', en: 'Stop the motion' },
    play: { ar: 'شغّل الخط', en: 'Run the line' },
  },
});
