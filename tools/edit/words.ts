/** The languages of the office that edits, and of the texts that it edits side by side. */
export const editorLanguages = ['ar', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** One text of the panel. */
export type PanelText = Record<EditorLanguage, string>;

/** Which way they run, and the third names of the glossary. */
export const directions = { ar: 'rtl', en: 'ltr', de: 'ltr' } as const;

/** Every word of the editor, in both languages of its panel. {named} places take values. */
export const editWords = {
  title: { ar: 'تحرير الموقع', en: 'Edit the site' },
  page: { ar: 'الصفحة', en: 'Page' },
  texts: { ar: 'النصوص', en: 'Texts' },
  office: { ar: 'بيانات المكتب', en: 'Office data' },
  films: { ar: 'الأفلام', en: 'Films' },
  projects: { ar: 'المشاريع', en: 'Projects' },
  guides: { ar: 'الأدلة', en: 'Guides' },
  changes: { ar: 'التغييرات', en: 'Changes' },
  hint: {
    ar: 'انقر على أي نص أو رقم أو رسم في الصفحة لتغييره.',
    en: 'Click any text, figure or drawing on the page to change it.',
  },
  /** Changes the panel to the other one. */
  otherLanguage: { ar: 'English', en: 'العربية' },
  arabic: { ar: 'العربية', en: 'Arabic' },
  german: { ar: 'الألمانية', en: 'German' },
  english: { ar: 'الإنكليزية', en: 'English' },
  save: { ar: 'احفظ', en: 'Save' },
  saving: { ar: 'جارٍ الحفظ...', en: 'Saving...' },
  cancel: { ar: 'تراجع عن الكتابة', en: 'Discard what I typed' },
  saved: { ar: 'حُفظ على هذا الحاسوب. لم يُنشر بعد.', en: 'Saved on this computer. Not published yet.' },
  draftKept: { ar: 'وجدنا ما كتبته من قبل ولم تحفظه.', en: 'Here is what you typed before and did not save.' },
  phone: { ar: 'هاتف', en: 'Phone' },
  desktop: { ar: 'حاسوب', en: 'Desktop' },
  change: { ar: 'غيّر', en: 'Change' },
  browse: { ar: 'تصفّح', en: 'Browse' },
  search: { ar: 'ابحث', en: 'Search' },
  foundNothing: { ar: 'لا نص فيه هذه الكلمات.', en: 'No text has these words.' },
  allTexts: { ar: 'كل نصوص هذه الصفحة', en: 'All texts of this page' },
  inDrawing: { ar: 'الكلمات داخل الرسم ووصفه', en: 'The words inside the drawing, and its description' },
  inMails: { ar: 'كلمات النموذج ورسائله', en: 'Words of the form and of its mails' },
  nowItSays: { ar: 'يقول النص الآن:', en: 'The text says now:' },
  keepMine: { ar: 'أبقِ ما كتبته أنا', en: 'Keep what I typed' },
  takeOther: { ar: 'خذ النص الجديد', en: 'Take the new text' },
  find: { ar: 'ابحث في نصوص الموقع', en: 'Find a text of the site' },
  value: { ar: 'القيمة', en: 'Value' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  why: { ar: 'لماذا تغيّر؟', en: 'Why did it change?' },
  unit: { ar: 'الوحدة', en: 'Unit' },
  place: { ar: 'المكان', en: 'Place' },
  publisher: { ar: 'الجهة التي نشرته', en: 'Published by' },
  asOf: { ar: 'تاريخه', en: 'As of' },
  notSaid: { ar: 'لم يُذكر', en: 'not stated' },
  looking: { ar: 'نبحث في الصفحات...', en: 'Looking through the pages...' },
  shownOn: { ar: 'تغييره يغيّر هذه الصفحات:', en: 'Changing it changes these pages:' },
  figureWords: { ar: 'ما يقوله السجلّ عن هذا الرقم', en: 'What the register says of this figure' },
  picture: { ar: 'الصورة', en: 'Picture' },
  photoFile: { ar: 'ملف الصورة', en: 'File of the photo' },
  photoInstead: { ar: 'ضع صورة فوتوغرافية مكان الرسم', en: 'Put a photo in the place of the drawing' },
  anotherPhoto: { ar: 'ضع صورة أخرى', en: 'Put another photo here' },
  drawingStays: {
    ar: 'يبقى هذا الرسم رسمًا؛ كلماته تُغيَّر أدناه.',
    en: 'This drawing stays a drawing; its words are changed below.',
  },
  backToDrawing: { ar: 'أعد الرسم', en: 'Bring the drawing back' },
  altArabic: { ar: 'ماذا تُظهر الصورة؟ (بالعربية)', en: 'What does the photo show? (in Arabic)' },
  altEnglish: { ar: 'ماذا تُظهر الصورة؟ (بالإنكليزية)', en: 'What does the photo show? (in English)' },
  address: { ar: 'عنوان الفيلم', en: 'Address of the film' },
  filmKind: { ar: 'نوع العنوان', en: 'Kind of address' },
  saveFile: { ar: 'احفظ الملف، {size}', en: 'Save the file, {size}' },
  isHidden: { ar: 'مخفي الآن: لا يظهر في أي صفحة.', en: 'Hidden now: shown on no page.' },
  filmFile: { ar: 'ملف فيلم', en: 'A film file' },
  filmPage: { ar: 'صفحة في موقع أفلام', en: 'A page of a film site' },
  filmUpload: { ar: 'أو ملف MP4 أو WebM من هذا الحاسوب', en: 'Or an MP4 or WebM file of this computer' },
  chooseFile: { ar: 'اختر ملفًّا', en: 'Choose a file' },
  noFile: { ar: 'لم تختر ملفًّا بعد', en: 'No file chosen yet' },
  takeAway: { ar: 'احذفه', en: 'Take it away' },
  hide: { ar: 'أخفِ', en: 'Hide' },
  show: { ar: 'أظهر', en: 'Show' },
  up: { ar: 'إلى الأعلى', en: 'Up' },
  down: { ar: 'إلى الأسفل', en: 'Down' },
  newFrom: { ar: 'مشروع جديد من هذا', en: 'A new project from this one' },
  newGuideFrom: { ar: 'دليل جديد من هذا', en: 'A new guide from this one' },
  newGuideTitle: { ar: 'عنوان الدليل بالعربية', en: 'Title of the guide, in Arabic' },
  documents: { ar: 'جارٍ إعداد بيان القدرات...', en: 'Making the capability statement...' },
  guideFiles: { ar: 'جارٍ إعداد ملفات الأدلة...', en: 'Making the files of the guides...' },
  inProject: { ar: 'نصوص المشروع', en: 'Texts of the project' },
  inGuide: { ar: 'نصوص الدليل', en: 'Texts of the guide' },
  shownAgain: { ar: 'مخفي', en: 'hidden' },
  newHint: {
    ar: 'ينسخ نصوصه كلها، ويبقى مخفيًّا حتى تُظهره. غيّر نصوصه ثم أظهره.',
    en: 'It copies all its texts and stays hidden until you show it. Change its texts, then show it.',
  },
  newName: {
    ar: 'اسم الصفحة في العنوان، بأحرف لاتينية صغيرة وشرطات، مثل: bridge-aleppo',
    en: 'Its name in the address: small Latin letters and hyphens, for example bridge-aleppo',
  },
  newTitleArabic: { ar: 'اسم المشروع بالعربية', en: 'Name of the project in Arabic' },
  newTitleEnglish: { ar: 'اسم المشروع بالإنكليزية', en: 'Name of the project in English' },
  create: { ar: 'أنشئ', en: 'Create' },
  law: { ar: 'يطلبها القانون', en: 'What the law asks for' },
  trust: { ar: 'تبني الثقة', en: 'What visitors trust' },
  tenders: { ar: 'تطلبها المناقصات', en: 'What tenders ask for' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  currency: { ar: 'العملة', en: 'Currency' },
  euro: { ar: 'يورو', en: 'Euro' },
  dollar: { ar: 'دولار', en: 'Dollar' },
  latitude: { ar: 'خط العرض', en: 'Latitude' },
  longitude: { ar: 'خط الطول', en: 'Longitude' },
  choose: { ar: 'لم يُختر بعد', en: 'Not chosen yet' },
  ifAny: { ar: 'إن وُجد', en: 'If there is one' },
  stillMissing: { ar: 'ينقص {n} من {total}', en: '{n} of {total} missing' },
  ofOffice: { ar: 'المكتب', en: 'The office' },
  printPlan: { ar: 'قائمة للطباعة', en: 'A list to print' },
  signedBy: { ar: 'وقّعه', en: 'Signed by' },
  signedOn: { ar: 'بتاريخ', en: 'Signed on' },
  empty: { ar: 'فارغ', en: 'Empty' },
  without: { ar: 'ما يظهر من دونه:', en: 'What the page shows without it:' },
  publish: { ar: 'انشر', en: 'Publish' },
  publishing: { ar: 'جارٍ النشر...', en: 'Publishing...' },
  check: { ar: 'جارٍ فحص الموقع، وقد يستغرق ذلك دقيقة...', en: 'Checking the site; this may take a minute...' },
  pages: { ar: 'جارٍ بناء كل صفحة باللغتين...', en: 'Making every page in both languages...' },
  push: { ar: 'جارٍ الإرسال إلى الخادم...', en: 'Sending to the server...' },
  unsent: {
    ar: 'سُجّل على هذا الحاسوب ولم يصل إلى الخادم بعد.',
    en: 'Recorded on this computer, and has not reached the server yet.',
  },
  sendAgain: { ar: 'أرسله مرة أخرى', en: 'Send it again' },
  newHere: { ar: 'جديد', en: 'New' },
  openIt: { ar: 'افتحه', en: 'Open it' },
  undo: { ar: 'اسحب آخر نشر', en: 'Take back the last publication' },
  nothing: { ar: 'لا تغييرات تنتظر النشر.', en: 'No change waits to be published.' },
  waiting: { ar: 'تغييرات تنتظر النشر: {n}', en: 'Changes that wait to be published: {n}' },
  before: { ar: 'كان', en: 'Was' },
  after: { ar: 'صار', en: 'Is' },
  restored: { ar: 'عاد ما كان.', en: 'It is as it was.' },
  takeBack: { ar: 'أعد ما كان', en: 'Put it back' },
  published: { ar: 'نُشر: {sentence}', en: 'Published: {sentence}' },
  publishedHere: {
    ar: 'حُفظ في سجلّ هذا الحاسوب. لا عنوان مضبوط لإرساله إليه.',
    en: 'Recorded on this computer. No place to send it to is set.',
  },
  undone: { ar: 'سُحب: {sentence}', en: 'Taken back: {sentence}' },
  unsaved: { ar: 'لم يُحفظ بعد', en: 'Not saved yet' },
  missingChip: { ar: 'رقم ناقص، أعده إلى مكانه:', en: 'A figure is missing, put it back:' },

  // What can go wrong, and what to do.
  emptyLanguage: {
    ar: 'نص إحدى اللغتين فارغ. اكتب النصّين ثم احفظ.',
    en: 'One of the two languages is empty. Write both, then save.',
  },
  emptyField: {
    ar: 'لا يستغني الموقع عن هذا الحقل. اكتب فيه قيمة أخرى.',
    en: 'The site can’t do without this field. Write another value into it.',
  },
  brokenChip: {
    ar: 'الأرقام في النص ليست كما كانت. يجب أن يرد كل رقم مرة واحدة في كل لغة: {chips}',
    en: 'The figures in the text are not as they were. Each must stand once in each language: {chips}',
  },
  badGlyph: {
    ar: 'خط الموقع لا يعرف هذه العلامة: {sign}. استعمل كلمة مكانها.',
    en: 'The site’s typeface does not have this sign: {sign}. Use a word instead.',
  },
  banned: {
    ar: 'الموقع لا يستعمل «{found}». اكتب: {use}',
    en: 'The site does not say “{found}”. Write: {use}',
  },
  tooLong: {
    ar: 'النص أطول من مكانه: {n} حرفًا، والمكان يتسع لنحو {limit}.',
    en: 'The text is too long for its place: {n} characters, there is room for about {limit}.',
  },
  dashInArabic: {
    ar: 'الشرطة بين رقمين قد تنقلب في العربية. اكتب «من ... إلى ...».',
    en: 'A dash between digits can flip in Arabic. Write “from ... to ...”.',
  },
  rawDigits: {
    ar: 'لا تُكتب أرقام داخل النص: الرقم {found} يُغيَّر في مكانه، في السجلّ.',
    en: 'No digits are typed into a text: the figure {found} is changed in its own place, the register.',
  },
  checkFailed: {
    ar: 'الفحص لم يمرّ، ولذلك لم يُحفظ شيء: {detail}',
    en: 'The check did not pass, so nothing was saved: {detail}',
  },
  whyMissing: {
    ar: 'رقم منشور: قل بالعربية والإنكليزية لماذا تغيّر. يظهر السبب في السجلّ.',
    en: 'A published figure: say in Arabic and in English why it changed. The register shows the reason.',
  },
  noNumber: { ar: 'هذا ليس عددًا: {typed}', en: 'This is no number: {typed}' },
  badAddress: {
    ar: 'هذا ليس عنوانًا صالحًا: {typed}. مثال: https://example.com/film.mp4',
    en: 'This is no usable address: {typed}. Example: https://example.com/film.mp4',
  },
  badEmail: { ar: 'هذا ليس عنوان بريد: {typed}', en: 'This is no e-mail address: {typed}' },
  badPhone: {
    ar: 'هذا ليس رقم هاتف: {typed}. مثال: +49 30 23125 042',
    en: 'This is no phone number: {typed}. Example: +49 30 23125 042',
  },
  badMonth: { ar: 'اكتب الشهر هكذا: 2026-11', en: 'Write the month like this: 2026-11' },
  outOfRange: {
    ar: 'العدد {typed} خارج الحدود: من {least} إلى {most}.',
    en: '{typed} is outside its limits: {least} to {most}.',
  },
  badDate: { ar: 'اكتب التاريخ هكذا: 2026-11-21', en: 'Write the date like this: 2026-11-21' },
  signatureMissing: {
    ar: 'التصريح يُنشر موقّعًا: اكتب اسم من وقّعه والتاريخ.',
    en: 'A declaration is published signed: say who signed it, and when.',
  },
  badName: {
    ar: 'الاسم في العنوان: أحرف لاتينية صغيرة وأرقام وشرطات، ولم يُستعمل من قبل.',
    en: 'The name in the address: small Latin letters, digits and hyphens, not used before.',
  },
  titleMissing: { ar: 'اكتب العنوان.', en: 'Write the title.' },
  noBrowser: {
    ar: 'ملف الدليل يُعدّ في متصفح Chromium أو Chrome، ولم نجده على هذا الحاسوب. ثبّته ثم أعد المحاولة. نصوصك محفوظة.',
    en: 'The file of a guide is made in Chromium or Chrome, and this computer has neither. Install one and try again. Your texts are saved.',
  },
  photoTooLarge: {
    ar: 'حجم الصورة {size} ميغابايت. الحدّ {limit} ميغابايت. صغّرها ثم أعد المحاولة.',
    en: 'The photo has {size} MB. The limit is {limit} MB. Make it smaller and try again.',
  },
  noPhoto: {
    ar: 'هذا الملف ليس صورة نستطيع قراءتها. استعمل JPEG أو PNG أو WebP.',
    en: 'This file is no photo that can be read. Use JPEG, PNG or WebP.',
  },
  altMissing: {
    ar: 'اكتب بالعربية والإنكليزية ماذا تُظهر الصورة، لمن لا يراها.',
    en: 'Say in Arabic and in English what the photo shows, for people who don’t see it.',
  },
  filmTooLarge: {
    ar: 'حجم الفيلم {size} ميغابايت. الحدّ {limit} ميغابايت: على الزوار أن يدفعوا ثمنه.',
    en: 'The film has {size} MB. The limit is {limit} MB: visitors pay for it.',
  },
  noFilm: { ar: 'هذا الملف ليس فيلم MP4 أو WebM.', en: 'This file is no MP4 or WebM film.' },
  changedMeanwhile: {
    ar: 'تغيّر هذا المكان في أثناء ذلك، بيد أخرى أو في نافذة أخرى ({file}). لم يُحفظ شيء فوقه، وما كتبته باقٍ هنا.',
    en: 'This was changed meanwhile, by hand or in another window ({file}). Nothing was written over it; what you typed is kept here.',
  },
  wouldBreak: {
    ar: 'هذا التغيير يكسر الملف {file}، فلم يُحفظ.',
    en: 'This change would break the file {file}, so it was not saved.',
  },
  diskFull: {
    ar: 'القرص ممتلئ. لم يتغيّر شيء. أفرغ مكانًا ثم احفظ مرة أخرى.',
    en: 'The disk is full. Nothing was changed. Make room, then save again.',
  },
  notWritten: {
    ar: 'تعذّرت الكتابة إلى {file}. لم يتغيّر شيء.',
    en: 'Could not write to {file}. Nothing was changed.',
  },
  noPlace: { ar: 'لا مكان للتغيير في {file}.', en: 'There is nothing to change in {file}.' },
  publishCheckFailed: {
    ar: 'لم يُنشر شيء: وجد الفحص ما يجب إصلاحه. أرسل هذا النص إلى مهندسك:\n{detail}',
    en: 'Nothing was published: the check found something to mend. Send this to your engineer:\n{detail}',
  },
  pageFailed: {
    ar: 'لم يُنشر شيء: لا يمكن بناء الصفحة {page} بهذه التغييرات. أعد آخر ما غيّرته فيها. السبب: {detail}',
    en: 'Nothing was published: the page {page} can’t be made with these changes. Put back what you changed there last. The reason: {detail}',
  },
  gitFailed: { ar: 'لم ينجح النشر: {detail}', en: 'Publishing failed: {detail}' },
  gitMissing: {
    ar: 'ليس على هذا الحاسوب برنامج Git الذي يسجّل النشر. ثبّته من git-scm.com ثم شغّل برنامج التحرير من جديد. ما حفظته باقٍ.',
    en: 'This computer lacks Git, the program that records publications. Install it from git-scm.com and start the editor again. What you saved stays.',
  },
  noHistory: {
    ar: 'ليس لهذا المجلّد سجلّ يُنشر منه. اطلب من مهندسك نسخة الموقع مع سجلّها. ما حفظته باقٍ.',
    en: 'This folder has no history to publish from. Ask your engineer for the copy of the site that has one. What you saved stays.',
  },
  pushBehind: {
    ar: 'سُجّل على هذا الحاسوب. على الخادم تغييرات ليست هنا؛ اطلب من مهندسك أن يجمعها: {detail}',
    en: 'Recorded on this computer. The server has changes that are not here; ask your engineer to bring them together: {detail}',
  },
  pushFailed: {
    ar: 'سُجّل النشر على هذا الحاسوب، ولم يصل إلى الخادم: {detail}',
    en: 'Recorded on this computer, but it did not reach the server: {detail}',
  },
  nothingToUndo: { ar: 'لا نشر من هنا يمكن سحبه.', en: 'There is no publication from here to take back.' },
  saveFirst: {
    ar: 'انشر التغييرات المنتظرة أو أعدها أولًا.',
    en: 'Publish the changes that wait, or put them back, first.',
  },
  lost: {
    ar: 'انقطع الاتصال ببرنامج التحرير. ما كتبته محفوظ في هذه النافذة؛ شغّل البرنامج من جديد.',
    en: 'The editor’s program has stopped. What you typed is kept in this window; start the program again.',
  },
} as const satisfies Record<string, PanelText>;

export type EditWord = keyof typeof editWords;

export const languageWords = { ar: 'arabic', en: 'english' } as const satisfies Record<EditorLanguage, EditWord>;
