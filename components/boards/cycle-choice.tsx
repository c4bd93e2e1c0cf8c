import type { Board } from "../../lib/contracts/board";
import { formatCountOf } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { PageLink } from "../ui/page-link";
import { boardAddress } from "./board-address";
import styles from "./cycle-choice.module.css";

/** Shown at once: the newest, and those around the one that is open. */
const mostShown = 7;

/** Links to the same board in other cycles; absent when there is only one. */
export function CycleChoice({ board }: { board: Board }) {
  const { cycles } = board.suite;
  if (cycles.length < 2) return null;
  const shown = listShown(cycles, board.cycle);
  const rest = cycles.filter((cycle) => !shown.includes(cycle));
  return (
    <div className={styles.choices}>
      <nav className={styles.choice} aria-label="Cycle">
        <span>Cycle</span>
        {shown.map((cycle) => (
          <CycleLink key={cycle} board={board} cycle={cycle} />
        ))}
      </nav>
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary>{formatCountOf(rest.length, "other cycle")}</summary>
          <div className={styles.choice}>
            {rest.map((cycle) => (
              <CycleLink key={cycle} board={board} cycle={cycle} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

function CycleLink({ board, cycle }: { board: Board; cycle: string }) {
  return (
    <PageLink
      href={boardAddress({ ...board, cycle })}
      aria-current={cycle === board.cycle ? "true" : undefined}
    >
      {formatDigest(cycle)}
    </PageLink>
  );
}

/** The newest cycle and the neighbours of the open one, in their order. */
function listShown(cycles: readonly string[], open: string): string[] {
  const place = Math.max(0, cycles.indexOf(open));
  const begin = Math.max(0, Math.min(place - 2, cycles.length - mostShown));
  return cycles.filter((_, index) => index === 0 || (index >= begin && index < begin + mostShown));
}
