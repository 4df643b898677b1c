import { contact } from '../../content/contact.ts';
import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { home } from '../../content/home.ts';
import { chatLink, office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** HO-6: name if supplied, position, portrait or mark, and one sentence. */
export function HomeTeam() {
  const { t } = useLanguage();
  return (
    <section
      className="wrap grid items-center gap-6 py-8 sm:grid-cols-2 md:grid-cols-[2.5fr_4.5fr_4.5fr]"
      aria-labelledby="management"
    >
      <h2 id="management" className="sm:max-md:col-span-2">
        {t(home.team.title)}
      </h2>
      {home.team.people.map(({ of, mark, duty }) => {
        const { name, position, portrait, description = duty } = office.people[of];
        return (
          <article key={of} className="grid grid-cols-[min(6.5rem,28%)_minmax(0,1fr)] items-center gap-5">
            {portrait ? (
              <Picture of={portrait} />
            ) : (
              <b className="grid aspect-square place-items-center border-2 border-ink text-h3" aria-hidden="true">
                {t(mark)}
              </b>
            )}
            <div>
              <h3 className="text-h4">{t(name ?? position)}</h3>
              {name && <p className="small text-ink-2">{t(position)}</p>}
              <p className="small text-ink-2">{t(description)}</p>
            </div>
          </article>
        );
      })}
    </section>
  );
}

/** HO-7: a chat in a new tab, with a greeting in the visitor's language. */
export function HomeCall() {
  const { t } = useLanguage();
  const { call } = home;
  return (
    <section className="home-call dark wrap-start overflow-hidden bg-ink text-paper md:grid md:grid-cols-2 md:gap-x-(--gap)">
      <div className="pt-8 pb-4 max-md:pe-(--edge) md:py-13">
        <h2>{t(call.title)}</h2>
        <p className="lead mt-2 mb-6 max-w-[34rem] text-ink-soft">{t(call.text)}</p>
        <p className="flex flex-wrap items-center gap-x-6 small max-sm:[&>.button]:w-full">
          <ButtonLink href={chatLink(t(contact.greeting))} look="inverse" newTab={t(shell.newTab)} arrow>
            {t(call.button)}
          </ButtonLink>
          <a href="/contact" className="inline-flex min-h-11 items-center font-semibold print:hidden">
            {t(call.form)}
          </a>
          <a href="/privacy#others" className="inline-flex min-h-11 items-center print:hidden">
            {t(call.privacy)}
          </a>
        </p>
      </div>
      <div className="home-call-picture self-end max-md:bleed-start">
        <SectionDrawing name="excavator-rubble" view="sheet" ground="ink" sheet={excavator} />
      </div>
    </section>
  );
}
