import { plannerForm } from '../content/planner-form.ts';
import { plannerResults } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formId, useForm } from './fields.tsx';
import { longestPlace } from './inputs.ts';

/** Actions for a plan. Send and download are links, so that they work without JavaScript. */
export function PlanActions({ query }: { query: string }) {
  const { t, language } = useLanguage();
  const { params } = useForm();
  const { actions } = plannerResults;
  return (
    <div className="plan-actions print:hidden">
      <div className="mb-4">
        <Field
          id="planner-place"
          form={formId}
          name="place"
          label={t(plannerForm.place)}
          optional={t(plannerForm.optional)}
          error=""
          required={false}
          maxLength={longestPlace}
          autoComplete="off"
          defaultValue={params.get('place') ?? ''}
        />
      </div>
      <ButtonLink href={`/contact?subject=planner&plan=${encodeURIComponent(query)}#contact-title`} arrow>
        {t(actions.send)}
      </ButtonLink>
      <p>
        <button type="button" className="scripted" onClick={() => print()}>
          {t(actions.print)}
        </button>
        <a href={`/planner.xlsx?${query}&lang=${language}`} download>
          {t(actions.xlsx)}
        </a>
        <a href={`/planner?${query}`}>{t(actions.address)}</a>
      </p>
    </div>
  );
}
