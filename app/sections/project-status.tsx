import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { StatusBadge } from '../ui/badge.tsx';

/** PJ-2: a project's or a phase's status. Beside others it carries the weight that PJ-1 and PJ-9 give it. */
export function Status({ of, weighted }: { of: ProjectStatus; weighted?: boolean }) {
  const { t } = useLanguage();
  const { label, colour, variant } = statuses[of];
  return (
    <StatusBadge look={colour} variant={weighted ? variant : undefined}>
      {t(label)}
    </StatusBadge>
  );
}
