import { MailForm } from './mail-form.tsx';

/** PA-2. The mail service is initialised once, when the page loads. */
export const PartnershipForm = () => <MailForm name="partnership" prepareEarly />;
