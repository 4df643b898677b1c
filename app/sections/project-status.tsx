import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { StatusBadge } from '../ui/badge.tsx';

/** PJ-2: the status of a project or phase. `weighted`: with the badge variants of PJ-1 and PJ-9. */
export function Status({ of, weighted }: { of: ProjectStatus; weighted?: boolean }) {
  const { t } = useLanguage();
  const { label, colour, variant } = statuses[of];
  return (
    <StatusBadge look={colour} variant={weighted ? variant : undefined}>
      {t(label)}
    </StatusBadge>
  );
}
