import type { EditorText } from '../office/languages.ts';

/** What can go wrong, and what to do. Values replace {names}. */
export const problemWords = {
  emptyLanguage: {
    ar: 'نص إحدى اللغتين فارغ. اكتب النصّين ثم احفظ.',
    en: 'One of the two languages is empty. Write both, then save.',
  },
  emptyField: {
    ar: 'لا يستغني الموقع عن هذا الحقل. اكتب فيه قيمة أخرى.',
    en: 'The site can’t do without this field. Write another value into it.',
  },
  brokenChip: {
    ar: 'الأرقام في النص ليست كما كانت. يجب أن يرد كل رقم مرة واحدة في كل لغة.',
    en: 'The figures in the text are not as they were. Each must stand once in each language.',
  },
  wrongLanguage: {
    ar: 'أحد النصّين ليس بلغة حقله. أهذا ما تقصده؟',
    en: 'One of the texts is not in the language of its field. Is that what you mean?',
  },
  badGlyph: {
    ar: 'خط الموقع لا يعرف هذه العلامة: {sign}. استعمل كلمة مكانها.',
    en: 'The site’s typeface does not have this sign: {sign}. Use a word instead.',
  },
  banned: { ar: 'الموقع لا يستعمل «{found}». اكتب: {use}', en: 'The site does not say “{found}”. Write: {use}' },
  tooLong: {
    ar: 'النص أطول من مكانه: {n} حرفًا، والمكان يتسع لنحو {limit}.',
    en: 'The text is too long for its place: {n} characters, there is room for about {limit}.',
  },
  dashInArabic: {
    ar: 'الشرطة بين رقمين قد تنقلب في العربية. اكتب «من ... إلى ...».',
    en: 'A dash between digits can flip in Arabic. Write “from ... to ...”.',
  },
  checkFailed: {
    ar: 'الفحص لم يمرّ، ولذلك لم يُحفظ شيء: {detail}',
    en: 'The check did not pass, so nothing was saved: {detail}',
  },
  whyMissing: {
    ar: 'رقم منشور: قل بالعربية والإنكليزية لماذا تغيّر. يظهر السبب في السجلّ.',
    en: 'A published figure: say in Arabic and in English why it changed. The register shows the reason.',
  },
  figureZero: { ar: 'لا يكون هذا الرقم صفرًا.', en: 'This figure can’t be 0.' },
  figureTooLarge: {
    ar: 'العدد {after} أكبر من كل رقم في الموقع. انظر إلى الوحدة بجانب الحقل.',
    en: '{after} is larger than any figure of the site. Look at the unit beside the field.',
  },
  muchChanged: {
    ar: 'كان {before} ويصير {after}، أي أكثر من عشرة أضعاف أو أقلّ من العُشر. أهذا ما تقصده؟',
    en: 'It was {before} and becomes {after}: more than ten times, or less than a tenth. Is that what you mean?',
  },
  changeGone: { ar: 'هذا التغيير لم يعد موجودًا.', en: 'This change is no longer there.' },
  stillUnwritten: {
    ar: 'ما زال في المشروع الجديد نصوص لم تُكتب: {n}. اعرض صفحته واكتبها، ثم أظهره.',
    en: 'The new project still has {n} texts to write. Look at its page, write them, then show it.',
  },
  stillNoPhoto: {
    ar: 'المشروع الجديد بلا صورة. اعرض صفحته وانقر على الرسم في أعلاها وضع صورة مكانه، ثم أظهره.',
    en: 'The new project has no photo. Look at its page, click the drawing at the top and put a photo in its place, then show it.',
  },
  whichNumber: {
    ar: 'يُقرأ {typed} على وجهين: {one} أو {other}. اختر ما تقصده.',
    en: '{typed} can be read in two ways: {one} or {other}. Choose the one that you mean.',
  },
  embedOrFile: {
    ar: 'هل هذا العنوان صفحة في موقع أفلام أم ملف فيلم؟ اختر نوعه: {typed}',
    en: 'Is this a page of a film site or a film file? Choose its kind: {typed}',
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
  badTime: { ar: 'اكتب الوقت هكذا: 9:30', en: 'Write the time like this: 9:30' },
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
  noBrowser: {
    ar: 'ملف الدليل يُعدّ في متصفح Chromium أو Chrome أو Edge، ولم نجد أيًّا منها على هذا الحاسوب. ثبّت واحدًا ثم أعد المحاولة. نصوصك محفوظة.',
    en: 'The file of a guide is made in Chromium, Chrome or Edge, and this computer has none of them. Install one and try again. Your texts are saved.',
  },
  statementOld: {
    ar: 'ملف الملف التعريفي (PDF) أقدم من صفحته: يُعدّ في متصفح Chromium أو Chrome أو Edge، ولم نجد أيًّا منها على هذا الحاسوب. ثبّت واحدًا ثم اضغط «انشر» مرة أخرى.',
    en: 'The PDF of the capability statement is older than its page: it is made in Chromium, Chrome or Edge, and this computer has none of them. Install one, then press Publish again.',
  },
  photoTooLarge: {
    ar: 'حجم الصورة {size} ميغابايت. الحدّ {limit} ميغابايت. صغّرها ثم أعد المحاولة.',
    en: 'The photo has {size} MB. The limit is {limit} MB. Make it smaller and try again.',
  },
  noPhoto: {
    ar: 'هذا الملف ليس صورة نستطيع قراءتها. استعمل JPEG أو PNG أو WebP. وصورة HEIC من هاتف iPhone احفظها أولًا بصيغة JPEG، أو اختر في إعداداته: الكاميرا، التنسيقات، الأكثر توافقًا.',
    en: 'This file is no photo that can be read. Use JPEG, PNG or WebP. Save a HEIC photo of an iPhone as JPEG first, or choose in its settings: Camera, Formats, Most Compatible.',
  },
  photoTooSmall: {
    ar: 'عرض الصورة {width} بكسل فتظهر ضبابية. استعمل صورة عرضها {least} بكسل على الأقل.',
    en: 'The photo is {width} pixels wide and would look blurred. Use one of at least {least} pixels.',
  },
  filmNotPlayed: {
    ar: 'لا تُشغّل المتصفحات هذا الفيلم. افتحه في برنامج HandBrake المجاني، واختر «Fast 1080p30»، ثم اختر هنا الملف الذي يصنعه.',
    en: 'Browsers do not play this film. Open it in the free program HandBrake, choose “Fast 1080p30”, and choose here the file that it makes.',
  },
  noKey: {
    ar: 'افتح المحرّر بالعنوان المكتوب في نافذته، ففيه المفتاح.',
    en: 'Open the editor with the address in its window: it holds the key.',
  },
  fileGone: {
    ar: 'هذا الملف حُفظ أو تُرك في نافذة أخرى. اختره من جديد.',
    en: 'This file was saved or discarded in another window. Choose it again.',
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
  pageFailed: {
    ar: 'لم يُنشر شيء: لا يمكن بناء الصفحة {page} بهذه التغييرات. أعد آخر ما غيّرته فيها. السبب: {detail}',
    en: 'Nothing was published: the page {page} can’t be made with these changes. Put back what you changed there last. The reason: {detail}',
  },
  gitFailed: {
    ar: 'لم ينجح النشر، وما حفظته باقٍ. أرسل إلى مهندسك: {detail}',
    en: 'Publishing failed; what you saved stays. Send your engineer this: {detail}',
  },
  gitHeld: {
    ar: 'برنامج آخر على هذا الحاسوب يمسك سجلّ الموقع الآن، فلم يُنشر شيء. أغلق البرامج التي تفتح مجلّد الموقع ثم أعد المحاولة. وإن تكرّر ذلك بعد انقطاع التيار فاطلب من مهندسك حذف الملف .git/index.lock. ما حفظته باقٍ.',
    en: 'Another program on this computer holds the site’s history, so nothing was published. Close programs that have the site’s folder open and try again. If it happens again after a power cut, ask your engineer to delete the file .git/index.lock. What you saved stays.',
  },
  gitMissing: {
    ar: 'ليس على هذا الحاسوب برنامج Git الذي يسجّل النشر. ثبّته من git-scm.com ثم شغّل برنامج التحرير من جديد. ما حفظته باقٍ.',
    en: 'This computer lacks Git, the program that records publications. Install it from git-scm.com and start the editor again. What you saved stays.',
  },
  noHistory: {
    ar: 'لا يمكن النشر من هذا المجلّد: ليس نسخة من الموقع مع سجلّها، أو هو لمستخدم آخر على هذا الحاسوب. افتحه باسم المستخدم الذي أنشأه، أو اطلب من مهندسك نسخة جديدة. ما حفظته باقٍ.',
    en: 'Nothing can be published from this folder: it is no copy of the site with its history, or belongs to another user of this computer. Open it as the user who made it, or ask your engineer for a new copy. What you saved stays.',
  },
  pushBehind: {
    ar: 'على الخادم تغييرات لغيرك لا تُجمع هنا مع ما في هذا المجلّد، لأن مهندسًا عمل فيه. ما حفظته باقٍ. اطلب من مهندسك أن يرفع عمله من هذا الحاسوب.',
    en: 'Others have changed the site, and this folder holds an engineer’s work that can’t be brought together here. What you saved stays. Ask your engineer to push the work from this computer.',
  },
  pushFailed: {
    ar: 'سُجّل النشر على هذا الحاسوب ولم يصل إلى الخادم. افحص الاتصال بالإنترنت ثم اضغط «أرسله مرة أخرى». إن تكرّر ذلك فأرسل إلى مهندسك: {detail}',
    en: 'Recorded on this computer, but it did not reach the server. Check the internet connection, then press Send it again. If that does not help, send your engineer this: {detail}',
  },
  nothingToUndo: { ar: 'لا نشر من هنا يمكن سحبه.', en: 'There is no publication from here to take back.' },
  notSaved: {
    ar: 'لم يُحفظ شيء. {place}: {what}',
    en: 'Nothing was saved. {place}: {what}',
  },
  notPublished: {
    ar: 'لم يُنشر شيء. {place}: {what}',
    en: 'Nothing was published. {place}: {what}',
  },
  ofSite: {
    ar: 'الموقع',
    en: 'The site',
  },
  forEngineer: {
    ar: 'هذا لا يُصلَح من هنا. أرسل هذه الجملة إلى مهندسك: {detail}',
    en: 'This can’t be mended here. Send your engineer this sentence: {detail}',
  },
  twoSpaces: {
    ar: 'بين كلمتين في النص مسافتان. احذف إحداهما.',
    en: 'Two words of the text have two spaces between them. Delete one.',
  },
  missingGlyph: {
    ar: 'في النص علامة لا يعرفها خط الموقع، كالسهم. استعمل كلمة مكانها.',
    en: 'The text has a sign that the site’s typeface lacks, such as an arrow. Use a word instead.',
  },
  typedNumber: {
    ar: 'كُتب عدد داخل النص. لكل رقم في الموقع قيمة واحدة في السجلّ: اكتب الجملة من دون العدد، أو اطلب من مهندسك أن يضيفه رقمًا.',
    en: 'A number was typed into the text. Each figure of the site stands once, in the register: write the sentence without it, or ask your engineer to add it as a figure.',
  },
  listLengths: {
    ar: 'قائمة بالعربية أطول منها بالإنكليزية أو أقصر. أضف البند الناقص.',
    en: 'A list has more items in one language than in the other. Add the missing item.',
  },
  bannedAlone: {
    ar: 'الموقع لا يستعمل «{found}». استعمل كلمة أخرى.',
    en: 'The site does not say “{found}”. Use another word.',
  },
  pushBusy: {
    ar: 'غيّر آخرون الموقع في اللحظة نفسها مرّات. ما حفظته باقٍ. اضغط «انشر» بعد دقيقة.',
    en: 'Others changed the site in the same moments. What you saved stays. Press Publish again in a minute.',
  },
  pushRefused: {
    ar: 'سُجّل على هذا الحاسوب، لكن الخادم لا يقبل من هذا الحاسوب تغييرات. اطلب من مهندسك الإذن بالنشر، وأرسل إليه: {detail}',
    en: 'Recorded on this computer, but the server takes no changes from it. Ask your engineer for the right to publish, and send this: {detail}',
  },
  overlaps: {
    ar: 'غيّرتَ أنت وغيرك الموضع نفسه: {n}. اختر في «التغييرات» ما يبقى.',
    en: 'You and others changed the same: {n}. Choose under Changes which one stays.',
  },
  undoOverlaps: {
    ar: 'غيّر آخرون الموضع نفسه بعد ذلك النشر، فلا يُسحب كله. غيّر ما تريد بيدك ثم انشر.',
    en: 'Others have changed the same places since that publication, so it can’t be taken back as a whole. Change what you want by hand, then publish.',
  },
  saveFirst: {
    ar: 'انشر التغييرات المنتظرة أو أعدها أولًا.',
    en: 'Publish the changes that wait, or put them back, first.',
  },
  lost: {
    ar: 'انقطع الاتصال ببرنامج التحرير. ما كتبته محفوظ في هذه النافذة؛ شغّل البرنامج من جديد.',
    en: 'The editor’s program has stopped. What you typed is kept in this window; start the program again.',
  },
} as const satisfies Record<string, EditorText>;
