import { MailForm } from '../forms/mail-form.tsx';
import { hydrate } from './hydrate.tsx';

export default hydrate(MailForm);
