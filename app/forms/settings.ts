import type { FormName } from '../content/forms/forms.ts';

/** Where the mail goes; set at build (see the README), with defaults that use this site's own server. */
const env: Record<string, string | undefined> = import.meta.env;

export const mailSettings = {
  /** Another origin makes the library talk to its own service. An empty one would silently do the same, so it counts as none. */
  origin: env.VITE_MAIL_ORIGIN || undefined,
  serviceId: env.VITE_MAIL_SERVICE_ID || 'office',
  publicKey: env.VITE_MAIL_PUBLIC_KEY || 'website',
  templates: {
    contact: env.VITE_MAIL_CONTACT_TEMPLATE_ID || 'contact',
    partnership: env.VITE_MAIL_PARTNERSHIP_TEMPLATE_ID || 'partnership',
  } satisfies Record<FormName, string>,
  /** Automated browsers are refused by the library; off, because tests are automated browsers. */
  blockHeadless: env.VITE_MAIL_BLOCK_HEADLESS === 'true',
  /** Milliseconds between two messages from one page. */
  throttle: 10_000,
} as const;

export const sendFormPath = '/api/v1.0/email/send-form';
