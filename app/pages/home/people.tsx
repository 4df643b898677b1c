import { contact } from '../../content/contact.ts';
import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { home } from '../../content/home.ts';
import { chatLink, office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** HO-6: name, portrait and description if supplied, else position and initials. */
export function HomeTeam() {
  const { t } = useLanguage();
  return (
    <section className="wrap home-team" aria-labelledby="management">
      <h2 id="management">{t(home.team.title)}</h2>
      {home.team.people.map(({ of, picture }) => {
        const { name, position, portrait, description } = office.people[of];
        return (
          <article key={of}>
            <Picture of={portrait ?? picture} view="card" />
            <div>
              <h3>{t(name ?? position)}</h3>
              {name && <p>{t(position)}</p>}
              {description && <p>{t(description)}</p>}
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
    <section className="dark home-call">
      <div className="wrap-start home-call-parts">
        <div className="home-call-words">
          <h2>{t(call.title)}</h2>
          <p className="lead">{t(call.text)}</p>
          <ButtonLink href={chatLink(t(contact.greeting))} look="inverse" newTab={t(shell.newTab)} arrow>
            {t(call.button)}
          </ButtonLink>
          <p className="home-call-more">
            <a href="/contact">
              <b>{t(call.form)}</b>
            </a>
            <a href="/privacy#others">{t(call.privacy)}</a>
          </p>
        </div>
        <div className="home-call-picture">
          <SectionDrawing name="excavator-rubble" view="sheet" ground="ink" sheet={excavator} />
        </div>
      </div>
    </section>
  );
}
