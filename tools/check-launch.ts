/** `npm run check:launch`: what the office still has to supply before the site goes public. Ends with 1 while anything is missing. */
import { type Film, films } from '../app/content/films.ts';
import { office } from '../app/content/office.ts';
import { machinery } from '../app/content/our-projects.ts';
import { privacy } from '../app/content/privacy.ts';
import { terms } from '../app/content/terms.ts';

const missing: string[] = [];
const want = (present: boolean, what: string) => {
  if (!present) missing.push(what);
};

const { legal } = office;
want(!office.email.endsWith('example.com'), 'office.ts email: still a reserved example address');
want(!office.phone.replaceAll(' ', '').includes('3023125'), 'office.ts phone: still a number reserved for fiction');
want(!office.chatNumber.includes('3023125'), 'office.ts chatNumber: still a number reserved for fiction');
want(
  machinery.law.checked !== null,
  'our-projects.ts law.checked: the day on which the export rules were last checked',
);
want(!office.address.street.startsWith('Musterstra'), 'office.ts address: still an example street');
want(legal.form !== null, 'office.ts legal.form: legal form (imprint, §5 DDG)');
want(legal.representative !== null, 'office.ts legal.representative: who represents the office (imprint, §5 DDG)');
want(legal.register !== null, 'office.ts legal.register: register and number (imprint, §5 DDG)');
want(legal.vatId !== null, 'office.ts legal.vatId: VAT id (imprint, §5 DDG)');
want(legal.supervisoryAuthority !== null, 'office.ts legal.supervisoryAuthority: data protection authority (privacy)');
want(terms.prevails.language !== null, 'terms.ts prevails.language: which of the two texts counts where they differ');
want(
  privacy.messages.inSyria.answer !== null,
  'privacy.ts messages.inSyria: whether anybody in Syria reads messages (Art. 44 GDPR)',
);
want(privacy.contact.host !== null, 'privacy.ts contact.host: who runs server and mailbox (privacy, Art. 28 GDPR)');
want(office.people.managing.en !== 'Managing Director', 'office.ts people: names and portraits of the two directors');
for (const [name, film] of Object.entries<Film>(films)) {
  want(
    film.address !== undefined,
    `films.ts ${name}: the office's own film; a preview drawn from the project stands in`,
  );
}
for (const [name, why] of [
  ['SITE_URL', 'the public address, for canonical links, site map and shares'],
  ['SMTP_URL', 'how messages are delivered; without it they wait in the outbox'],
  ['MAIL_TO', 'where messages go'],
  ['MAIL_FROM', 'the sender the office’s mail host accepts'],
] as const) {
  want(Boolean(process.env[name]), `environment ${name}: ${why}`);
}

if (missing.length > 0) {
  console.log(
    `Still to be supplied before going public (${missing.length}):\n${missing.map((line) => `  - ${line}`).join('\n')}`,
  );
  process.exit(1);
}
console.log('Everything the office has to supply is there.');
