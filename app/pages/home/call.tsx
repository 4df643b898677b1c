import { contact } from '../../content/contact.ts';
import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { home } from '../../content/home.ts';
import { chatLink } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

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
          <ButtonLink href={chatLink(t(contact.greeting))} look="inverse" newTab={t(shell.newTab)}>
            {t(call.button)}
            <ArrowEnd className="text-accent" />
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
