import { about } from '../../app/content/about.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import { expect, languages, test, wake } from './site.ts';

/**
 * Every figure, name and promise of the requirements for these pages, with its scope. A figure of a dimension line stands
 * after its unit and scope, as people hear it.
 */
const statements: Partial<Record<PagePath, Record<Language, readonly (string | RegExp)[]>>> = {
  '/legal': {
    en: [
      /according to the office 12% of the debris is delivered to the state/,
      'Proposed solution',
      'Impact',
      'Very high',
      'Property verification',
      'File a complaint',
      'Legal pursuit',
      'Compensation claim',
      'General orientation; individual advice only by a qualified lawyer.',
      'No promise of any outcome',
      'unexploded ordnance and asbestos',
    ],
    ar: [
      /12% من الأنقاض إلى الدولة بحسب المكتب/,
      'الحل المقترح',
      'الأثر',
      'عالية جدًا',
      'التحقق من الملكية',
      'تقديم الشكوى',
      'الملاحقة القانونية',
      'المطالبة بالتعويض',
      'لا يقدّمها إلا محامٍ مؤهَّل',
      'لا وعد بنتيجة',
      'ذخائر لم تنفجر',
    ],
  },
  '/partners': {
    en: [
      /active partners today, according to the office 4\b/,
      /joint projects with the partners, according to the office 15\b/,
      /countries joined by the partnerships, according to the office 3\b/,
      /researchers and experts in the joint work, according to the office 25\b/,
      'Technical university',
      'Construction planning consultancy',
      'Engineering company',
      'Syrian-German engineers association',
      'جمعية المهندسين السوريين الألمان',
    ],
    ar: [
      /شركاء فاعلين اليوم، بحسب المكتب 4\b/,
      /مشروعًا مشتركًا مع الشركاء، بحسب المكتب 15\b/,
      /دول تجمعها الشراكات، بحسب المكتب 3\b/,
      /باحثًا وخبيرًا في العمل المشترك، بحسب المكتب 25\b/,
      'جامعة تقنية',
      'Technical university',
    ],
  },
  '/about': {
    en: [
      /projects since the beginning, according to the office 50\+/,
      /years of experience, according to the office 15\+/,
      /clients over the office’s history, by its own count 100\+/,
      /specialists on the office’s staff, according to the office 25\+/,
      '2008',
      '2015',
      '2020',
      '2023',
      /Year 2017.*Year 2017/,
      'Mission',
      'Vision',
      'Core values',
      'Supervisor Not yet published',
    ],
    ar: [
      /مشروعًا منذ البداية، بحسب المكتب 50\+/,
      /سنة من الخبرة، بحسب المكتب 15\+/,
      /عميل في تاريخ المكتب، بحسب المكتب 100\+/,
      /مختصًّا في كادر المكتب، بحسب المكتب 25\+/,
      '2008',
      '2015',
      '2020',
      '2023',
      /السنة 2017.*السنة 2017/,
      'الرسالة',
      'الرؤية',
      'القيم الأساسية',
      'المشرف لم يُنشر بعد',
    ],
  },
  '/privacy': {
    en: [
      'preferred-language',
      'form-opened',
      'The cookie 1 year',
      '180 days at most',
      '60 days at most',
      '30 days after it arrived',
      '90 days at most',
      'OpenStreetMap Foundation',
      'Data collection',
      'Data protection',
      'Your rights',
      'Cookies',
      '+49 231 555 0142',
      'office@example.com',
    ],
    ar: [
      'preferred-language',
      'الملف سنة واحدة',
      '180 يومًا على الأكثر',
      '60 يومًا على الأكثر',
      '30 يومًا بعد وصولها',
      '90 يومًا على الأكثر',
      'جمع البيانات',
      'حماية البيانات',
      'حقوقك',
      'ملفات تعريف الارتباط',
    ],
  },
  '/terms': {
    en: [
      'Acceptance of terms',
      'Services offered',
      'Legal responsibility',
      'Updates to these terms',
      'Musterstraße 12',
      'Regulation (EU) 2025/1098',
      'export-control and end-use check',
      '§5 DDG',
      'WCAG 2.2, level AA',
    ],
    ar: ['قبول الشروط', 'الخدمات المقدَّمة', 'المسؤولية القانونية', 'تحديث الشروط', '2025/1098', 'DDG', 'WCAG 2.2'],
  },
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, expected] of Object.entries(statements)) {
    test(`${path} says all that is required of it (LE-1, PA-1, AB-1, PR-1, TE-1)`, async ({ page }) => {
      for (const language of languages) {
        await page.goto(`${path}?lang=${language}`);
        const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
        for (const statement of expected[language]) expect(text).toMatch(asPattern(statement));
        expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
      }
    });
  }

  test('imprint and accessibility statement are places of /terms that every footer links to (TE-1)', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(`/about?lang=${language}`);
      await page.locator('footer a[href="/terms#imprint"]').click();
      await expect(page.locator('#imprint')).toBeInViewport();
      await page.locator('footer a[href="/terms#accessibility"]').click();
      await expect(page.locator('#accessibility')).toBeInViewport();
    }
  });
});

test('the legal consultation leads to the contact form with its subject filled in (LE-1)', async ({ page }) => {
  await page.goto('/legal?lang=en');
  await page.getByRole('link', { name: 'Free legal consultation' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=legal/);
  await expect(page.locator('#contact-subject')).not.toHaveValue('');
});

test('a certificate is enlarged in a dialog, and the focus returns to it (AB-1)', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/about?lang=${language}`);
    await wake(page);
    const link = page.locator('a[href*="certificate-b"]').first();
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(about.certificates.items[1].title[language]);
    await expect(dialog.locator('img[src*="certificate-b"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

const asPattern = (statement: string | RegExp): RegExp =>
  typeof statement === 'string' ? new RegExp(statement.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : statement;
