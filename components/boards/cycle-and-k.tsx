import Link from "next/link";
import type { ReactNode } from "react";
import type { Board } from "../../lib/contracts/board";
import { scopeDimensions } from "../../lib/core/outcomes/board-scope";
import { formatDigest } from "../format/format-digest";
import styles from "./cycle-and-k.module.css";

/** Links to the same board in another cycle or at another k; absent when there is no choice. */
export function CycleAndK({ board }: { board: Board }) {
  const address = (cycle: string, k: number) => {
    const query = new URLSearchParams();
    for (const dimension of scopeDimensions) {
      const value = board.scope[dimension];
      if (value !== null) query.set(dimension, String(value));
    }
    if (cycle !== board.suite.cycles[0]) query.set("cycle", cycle);
    if (k !== board.suite.k) query.set("k", String(k));
    const text = query.toString();
    return `/boards/${encodeURIComponent(board.suite.id)}${text ? `?${text}` : ""}`;
  };
  const ks = [...new Set([board.suite.k, ...board.availableK])].sort((a, b) => a - b);
  if (board.suite.cycles.length < 2 && ks.length < 2) return null;
  return (
    <div className={styles.choices}>
      {board.suite.cycles.length > 1 ? (
        <Choice label="Cycle">
          {board.suite.cycles.map((cycle) => (
            <Option
              key={cycle}
              href={address(cycle, board.k)}
              current={cycle === board.cycle}
              text={formatDigest(cycle)}
            />
          ))}
        </Choice>
      ) : null}
      {ks.length > 1 ? (
        <Choice label="Rank by">
          {ks.map((k) => (
            <Option
              key={k}
              href={address(board.cycle, k)}
              current={k === board.k}
              text={`pass@${k}`}
            />
          ))}
        </Choice>
      ) : null}
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.choice} aria-label={label}>
      <span>{label}</span>
      {children}
    </nav>
  );
}

function Option({ href, current, text }: { href: string; current: boolean; text: string }) {
  return (
    <Link href={href} aria-current={current ? "true" : undefined} prefetch={false}>
      {text}
    </Link>
  );
}
