import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import { NeededTasks } from "./needed-tasks";
import type { PlannedPair } from "./planned-pair";

/** How many tasks it would take to tell two apart, or why that can't be planned. */
export function NeededSection({ pairs }: { pairs: readonly PlannedPair[] }) {
  if (pairs.length === 0) {
    return (
      <Section id="needed" title="How many tasks would tell them apart">
        <p className="quiet">That can be planned at k = 1 alone.</p>
      </Section>
    );
  }
  return (
    <Section id="needed" title="How many tasks would tell them apart">
      <NeededTasks pairs={pairs} />
      <p className="quiet">
        For one comparison alone at 5%, before any correction, and if tasks to come are like these
        and solved by only one of the two as often. A gap that was found by looking is likely
        smaller than it looks. <PageLink href="/methodology#power">The formula</PageLink>
      </p>
    </Section>
  );
}
