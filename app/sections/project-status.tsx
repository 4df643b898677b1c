import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { StatusBadge, type StatusLook } from '../ui/badge.tsx';

const looks: Record<(typeof statuses)[ProjectStatus]['colour'], StatusLook> = {
  green: 'completed',
  blue: 'progress',
  orange: 'planned',
  grey: 'neutral',
};

/** PJ-2: a project's or a phase's status. Beside others it carries the weight that PJ-1 and PJ-9 give it. */
export function Status({ of, weighted }: { of: ProjectStatus; weighted?: boolean }) {
  const { t } = useLanguage();
  const { label, colour, variant } = statuses[of];
  return (
    <StatusBadge look={looks[colour]} variant={weighted ? variant : undefined}>
      {t(label)}
    </StatusBadge>
  );
}
