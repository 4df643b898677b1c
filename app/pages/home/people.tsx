import { contact } from '../../content/contact.ts';
import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { home } from '../../content/home.ts';
import { chatLink, office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** HO-6. A name and a face where the office has given them, else the role with initials; nobody is made up. */
export function HomeTeam() {
  const { t } = useLanguage();
  return (
    <section className="wrap section">
      <div className="grid-12 gap-y-10">
        <h2 id="management" className="md:col-[1/5]!">
          {t(home.team.title)}
        </h2>
        <div className="grid gap-10 sm:max-md:grid-cols-2 md:col-[6/-1]!">
          {home.team.people.map(({ of, picture, text }) => {
            const { name, position, portrait } = office.people[of];
            return (
              <article
                key={of}
                className="grid grid-cols-[6rem_1fr] items-start gap-5 border-ink sm:max-md:border-t-[1.5px] sm:max-md:pt-6 md:grid-cols-[10rem_1fr] md:items-center md:gap-10 md:not-first:border-t-[1.5px] md:not-first:pt-10 max-sm:not-first:border-t-[1.5px] max-sm:not-first:pt-10"
              >
                <Picture of={portrait ?? picture} view="card" />
                <div>
                  <h3>{t(name ?? position)}</h3>
                  {name && <p className="small text-ink-2">{t(position)}</p>}
                  <p className="mt-1.5">{t(text)}</p>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** HO-7: a chat in a new tab, with a greeting in the visitor's language. */
export function HomeCall() {
  const { t } = useLanguage();
  const { call } = home;
  return (
    <section className="dark overflow-hidden bg-ink text-paper">
      <div className="wrap-start grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="relative z-1 py-(--section) max-lg:wrap-end">
          <h2 className="question">{t(call.title)}</h2>
          <p className="mt-5 mb-8 max-w-[30em] lead text-ink-soft">{t(call.text)}</p>
          <ButtonLink href={chatLink(t(contact.greeting))} look="inverse" newTab={t(shell.newTab)} arrow>
            {t(call.button)}
          </ButtonLink>
          <p className="mt-8 border-s-3 border-accent ps-4.5">
            <span className="block small text-ink-soft">{t(call.quoteIntro)}</span>
            {t(contact.greeting)}
          </p>
          <p className="mt-3 small text-ink-soft">
            {t(call.note)}{' '}
            <a href="/privacy#others" className="inline-block py-1 text-paper">
              {t(call.privacy)}
            </a>
          </p>
        </div>
        <div className="self-end">
          <Drawn name="excavator-rubble" view="sheet" ground="ink" sheet={excavator} />
        </div>
      </div>
    </section>
  );
}
