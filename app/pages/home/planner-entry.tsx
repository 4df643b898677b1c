import { home } from '../../content/home.ts';
import { exampleQuery } from '../../content/planner-examples.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Questions } from '../../planner/questions.tsx';

const example = new URLSearchParams(exampleQuery);

/** HO-1b: the planner's three questions, a GET form to /planner. */
export function PlannerEntry() {
  const { t } = useLanguage();
  const { ask } = home;
  return (
    <form action="/planner" method="get" className="questions print:hidden" aria-labelledby="ask-title">
      <Questions prefix="ask" params={example}>
        <div className="questions-head">
          <h2 id="ask-title">{t(ask.title)}</h2>
          <p>{t(ask.text)}</p>
        </div>
      </Questions>
    </form>
  );
}
