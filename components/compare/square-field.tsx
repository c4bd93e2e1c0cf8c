"use client";

import { type KeyboardEvent, useState } from "react";
import type { TaskComparison } from "../../lib/core/comparison/compare-tasks";
import { toPlainText } from "../format/to-plain-text";
import { taskAddress } from "../tasks/task-address";
import { TaskLink } from "../tasks/task-link";
import styles from "./task-squares.module.css";
import { taskWords } from "./task-words";

interface SquareFieldProps {
  label: string;
  tasks: readonly { taskId: string; outcome: TaskComparison }[];
  /** Null where tasks are only numbered, and have no pages. */
  suite: string | null;
}

/**
 * A square a task. The field takes the focus once; arrow keys go from square to square, whose words stand
 * below, and Enter opens the task.
 */
export function SquareField({ label, tasks, suite }: SquareFieldProps) {
  const [current, setCurrent] = useState<number | null>(null);
  const task = current === null ? undefined : tasks[current];
  const onKeyDown = (event: KeyboardEvent) => {
    const address =
      task === undefined || suite === null ? null : taskAddress({ id: task.taskId, suite });
    if (event.key === "Enter" && address !== null) window.location.assign(address);
    const next = moveTo(event.key, current, tasks.length);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
  };
  return (
    <>
      <div
        className={styles.squares}
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: squares are read one by one with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget, target }) => {
          const place =
            target instanceof Element ? [...currentTarget.children].indexOf(target) : -1;
          if (place >= 0) setCurrent(place);
        }}
      >
        {tasks.map(({ taskId, outcome }, place) => (
          <i
            key={taskId}
            className={styles.square}
            data-outcome={outcome}
            data-current={place === current || undefined}
            title={`${toPlainText(taskId, 80)}: ${taskWords[outcome]}`}
          />
        ))}
      </div>
      <p className={styles.readout} role="status">
        {task === undefined ? null : (
          <>
            {suite === null ? task.taskId : <TaskLink id={task.taskId} suite={suite} />}:{" "}
            {taskWords[task.outcome]}
          </>
        )}
      </p>
    </>
  );
}

/** Left and right go to the neighbour, Home and End to the ends; null for any other key. */
function moveTo(key: string, from: number | null, length: number): number | null {
  const at = from ?? -1;
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(length - 1, at + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : null;
}
